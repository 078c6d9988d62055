/** Exercises about a text that is heard or read: which one, and what is asked about it. */
import type { Content } from "@regain/content/content";
import type { Passage, PassageQuestion } from "@regain/content/types";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { type History, pickFresh } from "../task-type.ts";
import { speech, textChoice } from "./view-parts.ts";

export interface PassageLevel {
  /** How long the passage is: the level of the passage within its kind. */
  readonly length: number;
  /** Questions about what is said. */
  readonly details: number;
  /** Questions about what follows from it. */
  readonly inferences: number;
  readonly choices: 3 | 4;
}

export interface DrawnPassage {
  readonly passage: Passage;
  /** In the order of the passage. */
  readonly questions: readonly PassageQuestion[];
  /** `passage questions`: the questions by their place in the passage. */
  readonly key: string;
  readonly effort: number;
}

/** Roughly how many words a passage has, by its level. */
const wordsOfLength = [40, 75, 130, 155];

/** How fast passages are heard, and read by a slow reader, in words per minute. */
export const passagePace = { heard: 140, read: 80 } as const;

/** Seconds to read a question and its choices and answer it. */
const questionSeconds = 10;

/**
 * How long a passage and its questions take, in whole seconds.
 * @param pace words per minute
 */
export function passageSeconds({ length, details, inferences }: PassageLevel, pace: number) {
  const words = wordsOfLength[length - 1] ?? 0;
  return Math.round((words / pace) * 60 + (details + inferences) * questionSeconds);
}

const passageIdIn = (key: string) => key.split(" ")[0] ?? key;

/** All ways to take `count` members, each in list order. */
function waysToTake<T>(list: readonly T[], count: number): (readonly T[])[] {
  if (count === 0) return [[]];
  return list.flatMap((member, index) =>
    waysToTake(list.slice(index + 1), count - 1).map((rest) => [member, ...rest]),
  );
}

/** The sets of questions that a level can ask about a passage, by their places in it. */
function questionSets({ questions }: Passage, { details, inferences }: PassageLevel): number[][] {
  const placesOf = (kind: PassageQuestion["kind"]) =>
    questions.flatMap((question, place) => (question.kind === kind ? [place] : []));
  return waysToTake(placesOf("detail"), details).flatMap((said) =>
    waysToTake(placesOf("inference"), inferences).map((inferred) => [...said, ...inferred]),
  );
}

/**
 * A passage that the patient has not seen recently, and questions about it that were not asked recently.
 * @param kinds of passage to draw from
 */
export function drawPassage(
  rng: Rng,
  content: Content,
  level: PassageLevel,
  { kinds, history }: { kinds: readonly Passage["kind"][]; history: History },
): DrawnPassage {
  const passage = pickFresh(
    rng.stream("passage"),
    content.passages.filter((one) => kinds.includes(one.kind) && one.level === level.length),
    history.map(passageIdIn),
    ({ id }) => id,
  );
  const keyOf = (places: readonly number[]) => [passage.id, ...places].join(" ");
  const places = pickFresh(rng.stream("questions"), questionSets(passage, level), history, keyOf);
  return {
    passage,
    questions: passage.questions.filter((_, place) => places.includes(place)),
    key: keyOf(places),
    effort: passage.text.length,
  };
}

/** The questions as they are asked: with `choiceCount` choices each, in random order. */
export function askedQuestions(
  rng: Rng,
  questions: readonly PassageQuestion[],
  choiceCount: number,
): MultipleChoiceView["questions"] {
  return questions.map(({ text, answer, foils }, index) => {
    const own = rng.stream(`question ${index}`);
    const shown = own.shuffle([answer, ...own.sample(foils, choiceCount - 1)]);
    return {
      id: `question-${index + 1}`,
      ...speech(text),
      stimulus: [],
      choices: shown.map((one, place) => textChoice(`choice-${place + 1}`, one)),
      answer: `choice-${shown.indexOf(answer) + 1}`,
    };
  });
}

/** The right answers in one line. */
export const rightAnswers = (questions: readonly PassageQuestion[]): string =>
  questions.map(({ answer }) => answer).join("; ");
