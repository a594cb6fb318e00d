/** The time that this process has worked, in milliseconds: what others do on the machine does not count. */
export function cpuTime(): number {
  const { system, user } = process.cpuUsage();
  return (user + system) / 1000;
}
