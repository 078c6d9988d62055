import type { FieldMessage } from "./field-messages.ts";

/**
 * The single answers that the login forms ask for, by the complaint when one is missing. Separate from the
 * other rules, without schemas or sentences: the login page is loaded before anything else and uses them as
 * they are.
 */
export const answerPatterns = {
  loginName: /\S/,
  ownPassword: /\S/,
  oneTimeCode: /^\d{6}$/,
  cardCode: /^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/,
} as const satisfies Partial<Readonly<Record<FieldMessage, RegExp>>>;
export type AnswerKind = keyof typeof answerPatterns;
