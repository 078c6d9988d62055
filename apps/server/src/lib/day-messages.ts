/** Complaints about days and time zones in a request, besides its own fields' complaints. */
export const startAfterEnd = "The start is after the end.";
export const startInFuture = "The start is in the future.";
export const unknownTimeZone = "Unknown time zone.";
