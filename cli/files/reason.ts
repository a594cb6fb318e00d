/** "EACCES: permission denied, open 'x'" -> "permission denied" */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (/^\w+: ([^,]+)/.exec(error.message)?.[1] ?? error.message) : String(error);
