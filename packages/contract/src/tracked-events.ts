/**
 * What is counted of those who agreed to it. Its sub-type says where: of `page_view` the page's address with names in
 * place of ids (`/dashboard/patient/{patientId}/report`), of a button's event what was viewed, copied or printed.
 */
export const eventNames = ["page_view", "view", "copy", "print"] as const;
export type EventName = (typeof eventNames)[number];

/** Stands for the user's id where nobody is signed in. */
export const anonymousUser = "anonymous";
