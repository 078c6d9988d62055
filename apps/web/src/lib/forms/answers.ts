import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type AnswerKind, answerPatterns } from "@regain/contract/answer-patterns";

/** Separate from the other complaints, which the login page does not need. */
export const answerTexts: Readonly<Record<AnswerKind, MessageDescriptor>> = {
  loginName: msg`Enter your email or username.`,
  ownPassword: msg`Enter your password.`,
  oneTimeCode: msg`Enter the 6 digits from the email.`,
  cardCode: msg`Enter the 16 letters and numbers from your card.`,
};

/** The complaint about an answer; undefined if it is fine. */
export const answerMessage = (kind: AnswerKind, given: string): string | undefined =>
  answerPatterns[kind].test(given) ? undefined : i18n._(answerTexts[kind]);
