import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import type { Choice, Stimulus } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { sentenceCase } from "../material/sentence-case.ts";
import { defineTaskType, type GenerateInput, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech, textChoice } from "../material/view-parts.ts";
import {
  hasClearStart,
  hasClearSyllables,
  isNoRhyme,
  rhymes,
  startsLike,
} from "../material/word-sounds.ts";
import { effortOf, type FoilKind, pickFoils, wordsIn, type WordRange } from "../material/words.ts";

interface MatchLevel extends WordRange {
  readonly ask: "rhyme" | "first";
  readonly choices: number;
  readonly foils: readonly FoilKind[];
}
interface CountLevel extends WordRange {
  readonly ask: "syllables";
  /** The numbers of syllables to choose from; each word has one of them. */
  readonly counts: readonly number[];
}
type Level = MatchLevel | CountLevel;

/** Rhymes, first sounds and syllables of short words; then of longer ones, among words that come close. */
const levels: readonly Level[] = [
  { ask: "rhyme", choices: 2, foils: ["unrelated"], minEffort: 3, maxEffort: 7 },
  { ask: "first", choices: 3, foils: ["unrelated"], minEffort: 3, maxEffort: 6 },
  { ask: "syllables", counts: [1, 2, 3], minEffort: 3, maxEffort: 7 },
  { ask: "rhyme", choices: 4, foils: ["sound", "look"], minEffort: 3, maxEffort: 9 },
  { ask: "first", choices: 5, foils: ["look"], minEffort: 5, maxEffort: 10 },
  { ask: "syllables", counts: [1, 2, 3, 4], minEffort: 6, maxEffort: 11 },
];

interface Question {
  readonly target: Word;
  readonly instruction: string;
  readonly choices: readonly Choice[];
  readonly answer: string;
  readonly answerText: string;
}

const wordChoice = ({ id, text, picture }: Word, content: Content): Choice => ({
  ...textChoice(id, text),
  image: { path: content.picture(picture) },
  speech: speech(text),
});

/** How words match for a question, and which words certainly do not. */
const matching: Record<
  MatchLevel["ask"],
  {
    readonly isAsked: (word: Word) => boolean;
    readonly matches: (a: Word, b: Word) => boolean;
    readonly isFoil: (a: Word, b: Word) => boolean;
  }
> = {
  rhyme: { isAsked: () => true, matches: rhymes, isFoil: isNoRhyme },
  first: {
    isAsked: hasClearStart,
    matches: startsLike,
    isFoil: (a, b) => a.firstSound !== b.firstSound,
  },
};

function matchQuestion(
  level: MatchLevel,
  { rng, content, history }: GenerateInput<Level>,
): Question {
  const { say } = content.exercises.sounds_of_a_word;
  const { isAsked, matches, isFoil } = matching[level.ask];
  const words = content.words.filter(isAsked);
  const pool = wordsIn(words, level);
  const matchesOf = (word: Word) => pool.filter((other) => matches(word, other));
  const targets = pool.filter((word) => matchesOf(word).length > 0);
  const target = pickFresh(rng.stream("target"), targets, history, ({ id }) => id);
  const match = rng.stream("match").pick(matchesOf(target));
  const foils = pickFoils(
    rng.stream("foils"),
    target,
    words.filter((word) => isFoil(target, word)),
    level.choices - 1,
    level.foils,
  );
  const shown = rng.stream("places").shuffle([match, ...foils]);
  const isRhyme = level.ask === "rhyme";
  return {
    target,
    instruction: isRhyme ? say.instructions : say.first,
    choices: shown.map((word) => wordChoice(word, content)),
    answer: match.id,
    answerText: format(isRhyme ? say.answer : say.answerFirst, {
      target: target.text,
      word: match.text,
    }),
  };
}

/** The count is drawn first, so that each is right about equally often. */
function drawCounted(rng: Rng, level: CountLevel, input: GenerateInput<Level>): Word {
  const words = wordsIn(input.content.words.filter(hasClearSyllables), level);
  const count = rng.stream("count").pick(level.counts);
  const counted = words.filter(({ syllables }) => syllables === count);
  return pickFresh(rng.stream("target"), counted, input.history, ({ id }) => id);
}

function countQuestion(level: CountLevel, input: GenerateInput<Level>): Question {
  const { say } = input.content.exercises.sounds_of_a_word;
  const target = drawCounted(input.rng, level, input);
  const beats = (count: number) => (count === 1 ? say.oneBeat : format(say.beats, { count }));
  return {
    target,
    instruction: say.syllables,
    choices: level.counts.map((count) => textChoice(String(count), beats(count))),
    answer: String(target.syllables),
    answerText: format(say.answerSyllables, {
      target: target.text,
      count: beats(target.syllables),
    }),
  };
}

export const soundsOfAWord = defineTaskType<Level>({
  typeId: 58,
  systemName: "sounds_of_a_word",
  area: "speaking",
  template: "MultipleChoice",
  version: 5,
  secondsPerItem: 15,
  levels,

  generate(input) {
    const { level, content } = input;
    const { say } = content.exercises.sounds_of_a_word;
    const { target, instruction, choices, answer, answerText } =
      level.ask === "syllables" ? countQuestion(level, input) : matchQuestion(level, input);
    const stimulus: Stimulus[] = [
      { kind: "image", image: { path: content.picture(target.picture) }, alt: say.picture },
      { kind: "audio", speech: speech(target.text) },
    ];
    return {
      key: target.id,
      effort: effortOf(target),
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "sounds_of_a_word",
        instructions: instructions(instruction),
        stimulus,
        layout: "Grid",
        alignment: "Center",
        questions: [{ id: "sounds", stimulus: [], choices: [...choices], answer }],
        answerText: sentenceCase(answerText),
      },
    };
  },
});
