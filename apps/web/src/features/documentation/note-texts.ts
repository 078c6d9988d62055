/** The text of a note's sections, and how simultaneous changes by two people are merged. Pure. */
import {
  maxSectionLength,
  type NoteSection,
  type SectionName,
} from "@regain/contract/entities/note";
import { overrun } from "../../ui/overrun.ts";

export type Texts = Readonly<Partial<Record<SectionName, string>>>;

export const textsOf = (sections: readonly NoteSection[]): Texts =>
  Object.fromEntries(sections.map(({ id, text }) => [id, text]));

export const toSections = (texts: Texts): NoteSection[] =>
  (Object.entries(texts) as [SectionName, string][]).map(([id, text]) => ({ id, text }));

const namesIn = (...all: readonly Texts[]) => [
  ...new Set(all.flatMap((texts) => Object.keys(texts) as SectionName[])),
];

export const isSame = (a: Texts, b: Texts): boolean =>
  namesIn(a, b).every((name) => (a[name] ?? "") === (b[name] ?? ""));

/** The sections that are too long to be saved or signed. */
export const tooLong = (texts: Texts): readonly SectionName[] =>
  namesIn(texts).filter((name) => overrun(texts[name] ?? "", maxSectionLength) > 0);

export interface Merged {
  /** A section that only one of the two changed has that text; one that both changed has mine. */
  readonly texts: Texts;
  /** Sections that both have changed differently. */
  readonly clashes: readonly SectionName[];
  /** Sections that only they have changed. */
  readonly theirs: readonly SectionName[];
}

/** Merges what two people have written, starting from the same text. */
export function merge(base: Texts, mine: Texts, theirs: Texts): Merged {
  const names = namesIn(base, mine, theirs);
  const of = (texts: Texts, name: SectionName) => texts[name] ?? "";
  const isMine = (name: SectionName) => of(mine, name) !== of(base, name);
  const isTheirs = (name: SectionName) => of(theirs, name) !== of(base, name);
  return {
    texts: Object.fromEntries(
      names.map((name) => [name, isMine(name) ? of(mine, name) : of(theirs, name)]),
    ),
    clashes: names.filter(
      (name) => isMine(name) && isTheirs(name) && of(mine, name) !== of(theirs, name),
    ),
    theirs: names.filter((name) => !isMine(name) && isTheirs(name)),
  };
}

/** What to do with a section that both have changed. */
export type Choice = "mine" | "theirs" | "both";

/** Theirs first, then mine, if both are kept. */
export function resolved(mine: string, theirs: string, choice: Choice): string {
  if (choice === "both") return [theirs, mine].filter((text) => text.trim() !== "").join("\n");
  return choice === "mine" ? mine : theirs;
}
