import type { LetterKind } from "@regain/content/en/letters";

/** Letters with a code to log in, which is good for minutes and stands in their subjects too. */
export const codeLetters: ReadonlySet<string> = new Set<LetterKind>([
  "oneTimeCode",
  "proofCode",
  "addressCode",
]);

/** A subject without its code, which is for nobody but its reader. */
export const withoutCode = (subject: string): string => subject.replaceAll(/\b\d{6}\b/g, "••••••");
