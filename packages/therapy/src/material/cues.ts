/** The help that a word offers: its meaning, its first sound, its first letter, the word itself. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { CueType } from "@regain/contract/entities/enumerations";
import type { Cue } from "@regain/contract/entities/task-view";
import { spokenForm } from "../spelling.ts";

/** The texts of the cues; every naming exercise has them. */
export type CueTexts = Pick<
  Content["exercises"]["name_the_picture"]["say"],
  CueType | `${CueType}Label`
>;

/** What cues are made from. What is not known about a word makes no cue. */
export interface CueWord {
  readonly text: string;
  /** Other names that are right as well. */
  readonly synonyms?: readonly string[];
  readonly meaning: string | undefined;
  readonly firstSound: string | undefined;
  /** The word as somebody recorded it, if it is not one of our recordings. */
  readonly audioPaths?: readonly string[];
}

/** Letters are there to be seen; everything else is said, and shown only after another tap. */
const contentTypes = {
  semantic: "audio",
  phonemic: "audio",
  graphemic: "text",
  full: "audio",
} as const satisfies Record<CueType, Cue["contentType"]>;

function textOf(type: CueType, texts: CueTexts, word: CueWord): string {
  const letters = word.text.replace(/\P{L}/gu, "");
  return format(texts[type], {
    meaning: word.meaning ?? "",
    sound: word.firstSound ?? "",
    letter: letters.charAt(0).toUpperCase(),
    count: letters.length,
    word: word.text,
  });
}

/** Some names are their own first sound: 'eye'. Saying it would amount to the full cue. */
const isTelling = (type: CueType, { text, synonyms = [], firstSound = "" }: CueWord) =>
  type === "phonemic" && [text, ...synonyms].map(spokenForm).includes(spokenForm(firstSound));

/** What each cue requires. */
const hasPart: Readonly<Record<CueType, (word: CueWord) => boolean>> = {
  semantic: ({ meaning }) => meaning !== undefined,
  phonemic: ({ firstSound }) => firstSound !== undefined,
  graphemic: ({ text }) => /\p{L}/u.test(text),
  full: () => true,
};

/** Cues of these types for a word, in the given order, except one that would give the word away. */
export const cuesFor = (word: CueWord, texts: CueTexts, types: readonly CueType[]): Cue[] =>
  types
    .filter((type) => hasPart[type](word) && !isTelling(type, word))
    .map((type) => ({
      type,
      label: texts[`${type}Label`],
      contentType: contentTypes[type],
      text: textOf(type, texts, word),
      audioPaths: type === "full" ? [...(word.audioPaths ?? [])] : [],
      tapToDisplayText: contentTypes[type] === "audio",
    }));
