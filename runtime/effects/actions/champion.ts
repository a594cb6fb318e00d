/** 108.3. "Return your Chosen Champion from your trash to your Champion Zone if it is empty." */
export interface ReturnChampion {
  readonly do: "return-champion";
  readonly step: number;
  readonly from: "your-trash" | "your-hand";
  /** "if it is empty" */
  readonly ifEmpty?: true;
}
