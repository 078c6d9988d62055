/** Pages of a patient that the brochure is asked for from, as the address names them. */
const views = ["report", "calendar", "detailed-performance", "access"] as const;
export type SourceView = (typeof views)[number];

/** The page of the patient to go back to; undefined: the list of patients. */
export const sourceView = (named: string): SourceView | undefined =>
  views.find((view) => view === named);
