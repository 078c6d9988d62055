/** What the server tells the admins of an institution about its users. Placeholders in braces. */
export const institutionTexts = {
  userStatuses: {
    ACTIVE: "Active",
    DECLINED: "Declined",
    EXPIRED: "Expired",
    INVITED: "Invited",
    SUSPENDED: "Suspended",
  },
  /**
   * Who switched off the single sign-on of an institution that could not do so itself, at the beginning of
   * a sentence.
   */
  support: "Regain’s support team",
  /** Next to a patient whose clinician was removed. */
  takenOver: "{clinician} left {institution}.",
  /** For a shared preset taken over by a colleague who already had one with that name. */
  presetOf: "{preset} ({clinician})",
};
