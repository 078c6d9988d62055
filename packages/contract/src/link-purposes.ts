/**
 * What the token of an emailed link, a printed card or a referring page may be used for. Only `sign-in` signs
 * a visitor in; every other one only opens the calls of its own page.
 */
export const linkPurposes = [
  "sign-in",
  "reset-password",
  "invitation",
  "activation",
  "homework-invitation",
  "do-not-contact",
  "mail-choice",
  "therapist-consult",
  "progress-report",
  "subscribe",
  "retrial",
  "survey",
  "scholarship",
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
