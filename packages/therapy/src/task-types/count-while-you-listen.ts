import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import type { Choice, FigureShape, StreamFrame } from "@regain/contract/entities/task-view";
import { pickDifferent } from "../material/different-words.ts";
import { drawnImage, shapePart } from "../material/figures.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType, type History, pickFresh } from "../task-type.ts";
import { tokenShapes } from "../material/tokens.ts";
import { instructions, plainView, speech, textChoice } from "../material/view-parts.ts";
import { effortOf, type FoilKind, pickFoils, wordsIn } from "../material/words.ts";

interface Level {
  readonly frames: number;
  readonly stepMs: number;
  /** How often the word and the shape come. */
  readonly times: readonly [least: number, most: number];
  /** The number of other words and other shapes. */
  readonly others: number;
  readonly foils: FoilKind;
}

/** More to count at a faster pace, then words that sound alike. */
const levels: readonly Level[] = [
  { frames: 6, stepMs: 3_000, times: [1, 3], others: 2, foils: "unrelated" },
  { frames: 8, stepMs: 3_000, times: [2, 4], others: 3, foils: "unrelated" },
  { frames: 10, stepMs: 2_500, times: [2, 5], others: 3, foils: "category" },
  { frames: 12, stepMs: 2_500, times: [3, 6], others: 4, foils: "sound" },
  { frames: 16, stepMs: 2_000, times: [4, 8], others: 4, foils: "sound" },
];

const choiceCount = 5;

/**
 * The target `count` times among others, in random order, `length` in all. Each of the others occurs,
 * including the one that sounds alike.
 */
function stream<T>(rng: Rng, wanted: T, others: readonly T[], count: number, length: number): T[] {
  const once = others.slice(0, length - count);
  const more = Array.from({ length: length - count - once.length }, () => rng.pick(others));
  return rng.shuffle([...Array.from({ length: count }, () => wanted), ...once, ...more]);
}

/** Five counts in a row from 1 or more, among them all that the level has: which row it is does not tell the right one. */
function countChoices(rng: Rng, [fewest, most]: Level["times"]): Choice[] {
  const least = rng.between(Math.max(1, most - choiceCount + 1), fewest);
  return Array.from({ length: choiceCount }, (_, index) => {
    const text = String(least + index);
    return textChoice(text, text);
  });
}

function drawWords(rng: Rng, words: readonly Word[], level: Level, history: History): Word[] {
  const met = history.map((key) => key.split(" ")[0] ?? key);
  const target = pickFresh(rng, words, met, ({ id }) => id);
  if (level.foils !== "sound")
    return [target, ...pickFoils(rng, target, words, level.others, [level.foils])];
  // Only one word sounds like the target: if all did, the target would be the odd one out.
  const alike = pickFoils(rng, target, words, 1, ["sound"]);
  const apart = pickDifferent(rng, words, level.others + 2).filter(
    ({ id }) => id !== target.id && alike.every((word) => word.id !== id),
  );
  return [target, ...alike, ...apart.slice(0, level.others - 1)];
}

export const countWhileYouListen = defineTaskType<Level>({
  typeId: 11,
  systemName: "count_while_you_listen",
  area: "attention",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 50,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.count_while_you_listen;
    const { frames, stepMs, times, others } = level;
    const common = wordsIn(content.words, { minEffort: 3, maxEffort: 5 });
    const [word, ...otherWords] = drawWords(rng.stream("words"), common, level, history);
    const [shape, ...otherShapes] = rng.stream("shapes").sample(tokenShapes, others + 1);
    if (!word || !shape) throw new RangeError("nothing to count");
    const counts = rng.stream("counts");
    const heard = counts.between(...times);
    const seen = counts.between(...times);
    const spoken = stream(rng.stream("heard"), word, otherWords, heard, frames);
    const shown = stream<FigureShape>(rng.stream("seen"), shape, otherShapes, seen, frames);
    const drawn = (one: FigureShape) =>
      drawnImage([shapePart(one, "blue", { x: 50, y: 50, size: 80 })]);
    const streamFrames = spoken.map(({ text }, index): StreamFrame => ({
      speech: speech(text),
      image: drawn(shown[index] ?? shape),
    }));
    const named = { word: word.text, shape: say[shape] };
    const choices = rng.stream("choices");
    return {
      key: `${word.id} ${shape}`,
      effort: effortOf(word),
      view: {
        ...plainView,
        allowHints: false,
        templateName: "MultipleChoice",
        type: "count_while_you_listen",
        instructions: instructions(format(say.instructions, named)),
        study: {
          ...speech(say.study),
          stimulus: [{ kind: "stream", frames: streamFrames, stepMs, alt: say.streams }],
        },
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: [
          {
            id: "heard",
            ...speech(format(say.heard, named)),
            stimulus: [],
            choices: countChoices(choices, times),
            answer: String(heard),
          },
          {
            id: "seen",
            ...speech(format(say.seen, named)),
            stimulus: [{ kind: "image", image: drawn(shape), alt: say[shape] }],
            choices: countChoices(choices, times),
            answer: String(seen),
          },
        ],
        answerText: format(say.answer, { ...named, heard, seen }),
      },
    };
  },
});
