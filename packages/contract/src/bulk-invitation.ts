/** The values for lists of people to invite, separate from their schemas. */

/** Bytes of a file: enough for 10,000 rows with names and more besides the address. */
export const maxTableBytes = 2 * 1024 * 1024;
export const maxTableRows = 10_000;
/** How many rows one call checks, and how many one call invites. */
export const maxRowsChecked = 1_000;
export const maxRowsSent = 50;

/** What happens with a row, or why nothing does. */
export const rowVerdicts = [
  "invite",
  "sent",
  "already-invited",
  "already-here",
  "email-in-use",
  "other-institution",
  "unwanted",
  "email-wrong",
  "type-wrong",
] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/** Columns of a processed list; the first two are read if it is uploaded again. */
export const resultColumns = ["email", "type", "line", "result"] as const;
