/** The values of the detailed table, separate from its schemas: the web's URLs use them. */

export const columnTypes = ["BySchedule", "ByDay", "ByWeek"] as const;
/** One column per practice session, day, or week from Monday to Sunday. */
export type ColumnType = (typeof columnTypes)[number];

/** More columns than these are refused: `too-many-columns`. */
export const maxColumns = 750;
/** A cell names its latest sessions, as many as one call of `responses` takes. */
export const maxCellSessions = 200;
