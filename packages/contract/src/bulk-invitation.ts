/** What lists of people to invite are made of, apart from their schemas. */

/** Bytes of a file: 10,000 rows with names and more beside the address. */
export const largestTable = 2 * 1024 * 1024;
export const mostTableRows = 10_000;
/** How many rows one call checks, and how many it invites. */
export const mostRowsChecked = 1_000;
export const mostRowsSent = 50;

/** What becomes of a row, or why nothing does. */
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

/** Columns of a list that was worked through; the first two are read again when it is sent again. */
export const resultColumns = ["email", "type", "line", "result"] as const;
