/**
 * What a token of a mail's link, a printed card or a page that hands on may be used for. Only `sign-in` makes a visitor
 * signed in; every other one opens the calls of its own page and nothing else.
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
