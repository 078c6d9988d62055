/** A word among pictures: it is heard or read, and its picture is to be found. */
import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import type { Instructions, Stimulus } from "@regain/contract/entities/task-view";
import { type GeneratedItem, type GenerateInput, pickFresh } from "../task-type.ts";
import { imageChoice, plainView } from "./view-parts.ts";
import { effortOf, type FoilKind, pickFoils, wordsIn, type WordRange } from "./words.ts";

/** Foils that leave nearly all pictures of one category, so that what stands in twos does not tell the right one. */
export const ofOneCategory = [
  "category",
  "category",
  "category",
] as const satisfies readonly FoilKind[];

/** More choices, rarer and longer words, and closer foils make it harder. */
export interface WordToPictureLevel extends WordRange {
  readonly choices: number;
  readonly foils: readonly FoilKind[];
}

export interface WordToPictureFrame {
  readonly type: string;
  readonly instructions: Instructions;
  /** Templates: `picture` takes `{number}`, `answer` takes `{word}`. */
  readonly say: { readonly picture: string; readonly answer: string };
  /** The word as it is given: spoken or written. */
  readonly given: (word: Word) => Stimulus;
}

/** @throws RangeError when the content has no word of the level's effort */
export function wordToPicture(
  { level, rng, content, history }: GenerateInput<WordToPictureLevel>,
  { type, instructions, say, given }: WordToPictureFrame,
): GeneratedItem {
  const pool = wordsIn(content.words, level);
  const target = pickFresh(rng.stream("target"), pool, history, (word) => word.id);
  const foils = pickFoils(
    rng.stream("foils"),
    target,
    content.words,
    level.choices - 1,
    level.foils,
  );
  const shown = rng.stream("places").shuffle([target, ...foils]);
  const choices = shown.map((word, index) =>
    imageChoice(
      word.id,
      format(say.picture, { number: index + 1 }),
      { path: content.picture(word.picture) },
      word.text,
    ),
  );
  return {
    key: target.id,
    effort: effortOf(target),
    view: {
      ...plainView,
      templateName: "MultipleChoice",
      type,
      instructions,
      stimulus: [given(target)],
      layout: "Grid",
      alignment: "Center",
      questions: [{ id: "word", stimulus: [], choices, answer: target.id }],
      answerText: format(say.answer, { word: target.text }),
    },
  };
}
