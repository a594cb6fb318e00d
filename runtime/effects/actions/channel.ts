/** 430. "Channel 1 rune exhausted." */
export interface Channel {
  readonly do: "channel";
  readonly step: number;
  readonly count: number;
  readonly exhausted?: true;
}
