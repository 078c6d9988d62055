/** Patient pages from which the brochure can be requested, as the address names them. */
const views = ["report", "calendar", "detailed-performance", "access"] as const;
export type SourceView = (typeof views)[number];

/** The patient page to go back to; undefined means the patient list. */
export const sourceView = (named: string): SourceView | undefined =>
  views.find((view) => view === named);
