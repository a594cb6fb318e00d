/** 0: nothing is wrong. 1: errors were found in what was looked at. 2: it could not be looked at. 3: a fault of riftscript. */
export type ExitCode = 0 | 1 | 2 | 3;

export const exitCode = { fine: 0, errorsFound: 1, badInput: 2, fault: 3 } as const satisfies Record<
  string,
  ExitCode
>;
