/** What the list itself can do about a patient. */
export type RowDialog = "discharge" | "readmit" | "hand-over" | "care-team";

/** In their order; whoever is discharged is re-admitted before anything is handed over. */
export const dialogsFor = (isDischarged: boolean): readonly RowDialog[] =>
  isDischarged ? ["care-team", "readmit"] : ["care-team", "hand-over", "discharge"];
