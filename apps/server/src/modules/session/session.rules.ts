/** How long sessions live, and how they are filled where the patient chooses. */

const day = 86_400_000;

/** An open session is gone on with for this long; after it a new one is built, at today's levels. */
export const resumableMs = 30 * day;

/** Results are taken for this long: longer than a session can be gone on with, for devices that were away. */
export const acceptedMs = 60 * day;

/** What was met within this time is not met again while there is something else. */
export const recentMs = 7 * day;

/** Items of each exercise that the patient chooses. */
export const selfGuidedCount = 5;
