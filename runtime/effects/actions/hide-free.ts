/** 421, 391. "You can hide cards ignoring costs this turn." */
export interface HideFree {
  readonly do: "hide-free";
  readonly step: number;
}
