/** What 'How many' asks: how many exactly, which group has more, or about how many. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Rng } from "../rng.ts";

export interface Counting {
  readonly ask: "count";
  readonly from: number;
  readonly to: number;
  readonly choices: number;
}

export interface Comparing {
  readonly ask: "compare";
  readonly questions: readonly ("more" | "fewer")[];
  readonly from: number;
  readonly to: number;
  /** How much smaller the smaller group is than the larger, in percent. */
  readonly minGap: number;
  readonly maxGap: number;
}

export interface Estimating {
  readonly ask: "estimate";
  readonly amounts: readonly number[];
  /** How far the true number may be from the amount, in percent. */
  readonly offBy: number;
}

export type Asking = Counting | Comparing | Estimating;

export interface Question {
  readonly key: string;
  readonly effort: number;
  readonly instruction: string;
  /** How many things are shown above the choices; undefined if the choices are groups. */
  readonly shown: number | undefined;
  /** The largest number of things that could be shown anywhere in it. */
  readonly most: number;
  /** In the order shown; `things` if the choice is a group. */
  readonly choices: readonly { readonly text: string; readonly things?: number }[];
  /** Place of the right choice, from 0. */
  readonly right: number;
  readonly answerText: string;
}

type Say = Content["exercises"]["how_many"]["say"];

function countingQuestion(asking: Counting, rng: Rng, say: Say): Question {
  // The place comes first: the other way round, small counts would draw the right choice to the left.
  const place = rng.int(asking.choices);
  const count = rng.between(Math.max(asking.from, place + 1), asking.to);
  return {
    key: `count ${count}`,
    effort: count,
    instruction: say.instructions,
    shown: count,
    most: asking.to,
    choices: Array.from({ length: asking.choices }, (_, index) => ({
      text: String(count - place + index),
    })),
    right: place,
    answerText: count === 1 ? say.answerOne : format(say.answer, { count }),
  };
}

/** Every pair of group sizes whose difference is as large as requested. */
function pairsOf({ from, to, minGap, maxGap }: Comparing) {
  const sizes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return sizes
    .flatMap((more) =>
      sizes.map((fewer) => ({ more, fewer, gap: Math.round((1 - fewer / more) * 100) })),
    )
    .filter(({ gap }) => gap >= minGap && gap <= maxGap);
}

function comparingQuestion(asking: Comparing, rng: Rng, say: Say): Question {
  const { more, fewer, gap } = rng.pick(pairsOf(asking));
  const question = rng.pick(asking.questions);
  const groups = rng.shuffle([more, fewer]);
  const [instruction, answer, right] = {
    more: [say.compareMore, say.answerMore, more] as const,
    fewer: [say.compareFewer, say.answerFewer, fewer] as const,
  }[question];
  return {
    key: `${question} ${more} ${fewer}`,
    effort: 100 - gap,
    instruction,
    shown: undefined,
    most: asking.to,
    choices: groups.map((things, index) => ({
      text: format(say.group, { number: index + 1 }),
      things,
    })),
    right: groups.indexOf(right),
    answerText: format(answer, { more, fewer }),
  };
}

function estimatingQuestion({ amounts, offBy }: Estimating, rng: Rng, say: Say): Question {
  const furthest = (amount: number) => Math.floor((amount * offBy) / 100);
  const amount = rng.pick(amounts);
  const count = rng.between(amount - furthest(amount), amount + furthest(amount));
  const most = Math.max(...amounts);
  return {
    key: `estimate ${count}`,
    effort: count,
    instruction: say.estimate,
    shown: count,
    most: most + furthest(most),
    choices: amounts.map((about) => ({ text: format(say.about, { count: about }) })),
    right: amounts.indexOf(amount),
    answerText: format(say.answerEstimate, { count: amount }),
  };
}

/** A question of the requested kind: to count, to compare or to estimate. */
export function drawQuestion(asking: Asking, rng: Rng, say: Say): Question {
  if (asking.ask === "count") return countingQuestion(asking, rng, say);
  if (asking.ask === "compare") return comparingQuestion(asking, rng, say);
  return estimatingQuestion(asking, rng, say);
}
