/** What is said of days and zones that a request asks for, beside its own fields' complaints. */
export const startAfterEnd = "The start lies after the end.";
export const unknownTimeZone = "Unknown time zone.";
