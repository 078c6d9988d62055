/** What the server says to the admins of an institution of its users. Placeholders in braces. */
export const institutionTexts = {
  userStatuses: {
    ACTIVE: "Active",
    DECLINED: "Declined",
    EXPIRED: "Expired",
    INVITED: "Invited",
    SUSPENDED: "Suspended",
  },
  /** Who switched its single sign-on off for an institution that could not, at the beginning of a sentence. */
  support: "Regain’s support",
  /** Beside a patient whose clinician was removed. */
  takenOver: "{clinician} left {institution}.",
  /** Of a shared preset that a colleague has taken over, and had one of that name. */
  presetOf: "{preset} ({clinician})",
};
