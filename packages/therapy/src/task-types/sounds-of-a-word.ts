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

/** As many as are drawn from, at least, so that none comes back soon; there are fewer matches than foils. */
const fewestFoils = 16;
const fewestMatches = 3;

/** How unlike two words are in beats and letters. */
const lengthApart = (a: Word, b: Word) =>
  Math.abs(a.syllables - b.syllables) * 3 + Math.abs(a.text.length - b.text.length);

/** The words as long as the given one, and those next to them in length until there are enough. */
function asLongAs(word: Word, words: readonly Word[], enough: number): Word[] {
  const apart = words.map((other) => lengthApart(word, other)).toSorted((a, b) => a - b);
  const furthest = apart[Math.min(enough, apart.length) - 1] ?? 0;
  return words.filter((other) => lengthApart(word, other) <= furthest);
}

/**
 * The word that matches and those that do not. Its length does not tell it: foils that need not be close to the
 * target are as long as the match; among close ones, the match is as long as any of them, where enough words match.
 */
function wordsToChooseFrom(
  level: MatchLevel,
  target: Word,
  { matches, others }: { readonly matches: readonly Word[]; readonly others: readonly Word[] },
  rng: Rng,
): { readonly match: Word; readonly foils: readonly Word[] } {
  const foilsAmong = (words: readonly Word[]) =>
    pickFoils(rng.stream("foils"), target, words, level.choices - 1, level.foils);
  if (level.foils.includes("unrelated")) {
    const match = rng.stream("match").pick(matches);
    return { match, foils: foilsAmong(asLongAs(match, others, fewestFoils)) };
  }
  const foils = foilsAmong(others);
  const like = rng.stream("length").pick(foils);
  return { match: rng.stream("match").pick(asLongAs(like, matches, fewestMatches)), foils };
}

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
  const { match, foils } = wordsToChooseFrom(
    level,
    target,
    { matches: matchesOf(target), others: words.filter((word) => isFoil(target, word)) },
    rng,
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
  version: 6,
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
