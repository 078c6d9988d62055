import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;
/** A sentence, or a choice of one by the issue's details. */
type Sentence = string | ((issue: Issue) => string);

const notUnderstood = "This is not understood.";
const isNumber = ({ origin }: Issue) => origin === "number" || origin === "int";

const formats: Readonly<Record<string, string>> = {
  email: "This is not an email address.",
  date: "This is not a date.",
  datetime: "This is not a date with a time.",
  uuid: "This is not an id.",
};

/** What is wrong with a field, by the issue's code, in words for people. */
const sentences: Readonly<Record<Issue["code"], Sentence>> = {
  invalid_type: ({ input }) => (input === undefined ? "This is required." : notUnderstood),
  too_small: (issue) => {
    if (isNumber(issue)) return "This is too small.";
    return issue.minimum === 1 ? "This is required." : "This is too short.";
  },
  too_big: (issue) => (isNumber(issue) ? "This is too large." : "This is too long."),
  invalid_format: ({ format }) => formats[String(format)] ?? notUnderstood,
  invalid_value: ({ input }) =>
    input === undefined ? "This is required." : "Choose one of the given values.",
  invalid_union: ({ input }) =>
    input === undefined ? "This is required." : "Choose one of the given values.",
  unrecognized_keys: "Unknown field.",
  not_multiple_of: notUnderstood,
  invalid_key: notUnderstood,
  invalid_element: notUnderstood,
  custom: notUnderstood,
};

/** The sentence for a person about one issue of a malformed request. */
export function fieldSentence(issue: Issue): string {
  const sentence = sentences[issue.code];
  return typeof sentence === "string" ? sentence : sentence(issue);
}
