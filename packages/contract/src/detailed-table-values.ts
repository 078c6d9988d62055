/** What the detailed table is made of, apart from its schemas: the web's addresses name these. */

export const columnTypes = ["BySchedule", "ByDay", "ByWeek"] as const;
/** One column a practice session, a day, or a week from Monday to Sunday. */
export type ColumnType = (typeof columnTypes)[number];

/** More columns than these are refused: `too-many-columns`. */
export const maxColumns = 750;
/** A cell names its latest sessions, as many as one call of `responses` takes. */
export const maxCellSessions = 200;
