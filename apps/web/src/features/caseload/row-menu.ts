/** What the list itself can do for a patient. */
export type RowDialog = "discharge" | "readmit" | "hand-over" | "care-team";

/** In order; a discharged patient must be readmitted before being handed over. */
export const dialogsFor = (isDischarged: boolean): readonly RowDialog[] =>
  isDischarged ? ["care-team", "readmit"] : ["care-team", "hand-over", "discharge"];
