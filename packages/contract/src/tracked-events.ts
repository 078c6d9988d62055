/**
 * What is counted for those who agreed to it. The subtype says where: for `page_view` the page's path with
 * names instead of ids (`/dashboard/patient/{patientId}/report`), for a button's event what was viewed,
 * copied or printed.
 */
export const eventNames = ["page_view", "view", "copy", "print"] as const;
export type EventName = (typeof eventNames)[number];

/** Replaces the user's id if nobody is signed in. */
export const anonymousUser = "anonymous";
