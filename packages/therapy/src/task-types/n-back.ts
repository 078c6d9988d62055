import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import type { Stimulus } from "@regain/contract/entities/task-view";
import { pickDifferent } from "../material/different-words.ts";
import type { Rng } from "../rng.ts";
import { runQuestions } from "../material/runs.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";
import { effortOf, wordsIn } from "../material/words.ts";

interface Level {
  /** How many places back to compare with. */
  readonly back: 1 | 2 | 3;
  readonly material: "picture" | "word";
  readonly questions: number;
  /** How many are the same as `back` places before: enough that never answering is not nearly right. */
  readonly same: number;
  readonly showMs: number;
  readonly answerMs: number;
}

/** Further back, each time with pictures first, then with words only. */
const levels: readonly Level[] = [
  { back: 1, material: "picture", questions: 12, same: 5, showMs: 3_000, answerMs: 4_000 },
  { back: 1, material: "word", questions: 12, same: 5, showMs: 3_000, answerMs: 4_000 },
  { back: 2, material: "picture", questions: 14, same: 6, showMs: 2_500, answerMs: 3_500 },
  { back: 2, material: "word", questions: 14, same: 6, showMs: 2_500, answerMs: 3_500 },
  { back: 3, material: "picture", questions: 16, same: 7, showMs: 2_500, answerMs: 3_500 },
  { back: 3, material: "word", questions: 16, same: 7, showMs: 2_500, answerMs: 3_500 },
];

const gapMs = 800;
/** Few enough that things also recur at other distances, so that familiarity alone does not help. */
const differentWords = 6;

/** Which word is shown when; exactly the drawn places are the same as `back` places before. */
function drawOrder(rng: Rng, words: readonly Word[], { back, questions, same }: Level): Word[] {
  const places = Array.from({ length: questions - back }, (_, index) => index + back);
  const repeats = rng.sample(places, same);
  const sequence: Word[] = [];
  for (let place = 0; place < questions; place++) {
    const before = sequence[place - back];
    const others = words.filter((word) => word !== before);
    sequence.push(before && repeats.includes(place) ? before : rng.pick(others));
  }
  return sequence;
}

/** Whether any thing comes 4 times in a row, consecutively or `back` places apart. */
const hasLongRun = (sequence: readonly Word[], back: number) =>
  [1, back].some((step) =>
    sequence.some((word, place) =>
      [1, 2, 3].every((times) => sequence[place - times * step] === word),
    ),
  );

/** An order that does not consist mostly of one thing, which would be tapped without looking back. */
function drawSequence(rng: Rng, words: readonly Word[], level: Level): Word[] {
  for (;;) {
    const sequence = drawOrder(rng, words, level);
    if (!hasLongRun(sequence, level.back)) return sequence;
  }
}

export const nBack = defineTaskType<Level>({
  typeId: 40,
  systemName: "n_back",
  area: "memory",
  template: "MultipleChoice",
  isPaced: true,
  version: 2,
  secondsPerItem: 60,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.n_back;
    const asked = { 1: say.instructions, 2: say.instructionsTwo, 3: say.instructionsThree };
    const { back, material, showMs, answerMs } = level;
    const common = wordsIn(content.words, { minEffort: 3, maxEffort: 6 });
    const words = pickDifferent(rng.stream("words"), common, differentWords);
    const sequence = drawSequence(rng.stream("sequence"), words, level);
    const isSame = (place: number) => place >= back && sequence[place] === sequence[place - back];
    const shownAs: Record<Level["material"], (word: Word) => Stimulus> = {
      picture: ({ text, picture }) => ({
        kind: "image",
        image: { path: content.picture(picture) },
        alt: text,
      }),
      word: ({ text }) => ({ kind: "text", text }),
    };
    const questions = sequence.map((word, place) => ({
      stimulus: shownAs[material](word),
      answer: isSame(place) ? "same" : null,
    }));
    const repeated = sequence.filter((_, place) => isSame(place)).map(({ text }) => text);
    return {
      key: sequence.map(({ id }) => id).join(" "),
      effort: words.reduce((sum, word) => sum + effortOf(word), 0),
      view: {
        ...plainView,
        allowHints: false,
        templateName: "MultipleChoice",
        type: "n_back",
        instructions: instructions(format(asked[back], { thing: say[material] })),
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: runQuestions(questions, [textChoice("same", say.same)]),
        run: { showMs, answerMs, gapMs, lookBack: back },
        answerText: format(say.answer, { words: repeated.join(", ") }),
      },
    };
  },
});
