import type { FieldComplaint } from "./field-complaints.ts";

/**
 * The single answers that the ways in ask for, by what is said where one is not given. Apart from the other rules,
 * without a schema and without the sentences: the login page is loaded before anything else, and goes by them as they are.
 */
export const answerForms = {
  loginName: /\S/,
  ownPassword: /\S/,
  oneTimeCode: /^\d{6}$/,
  cardCode: /^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/,
} as const satisfies Partial<Readonly<Record<FieldComplaint, RegExp>>>;
export type AnswerKind = keyof typeof answerForms;
