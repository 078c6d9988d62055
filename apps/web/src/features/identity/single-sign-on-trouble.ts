/** What the server says in the address when a single sign-on came to nothing. */
export const singleSignOnTroubles = [
  "expired",
  "unknown-person",
  "refused",
  "unavailable",
] as const;
export type SingleSignOnTrouble = (typeof singleSignOnTroubles)[number];
