import type { YesNoQuestion } from "../../types.ts";

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

/** The questions of a level, by their answers. */
export function questionsOf(
  level: number,
  { yes, no }: { readonly yes: readonly string[]; readonly no: readonly string[] },
): readonly YesNoQuestion[] {
  const questions = (texts: readonly string[], isYes: boolean) =>
    texts.map((text) => ({ id: idOf(text), level, text, isYes }));
  return [...questions(yes, true), ...questions(no, false)];
}
