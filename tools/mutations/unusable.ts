/** What stops the whole run: a mutation that cannot be made, tests that cannot be run. */
export class Unusable extends Error {}
