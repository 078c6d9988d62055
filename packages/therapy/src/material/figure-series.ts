/** Series of drawn figures that follow one rule or two. */
import type { FigureColour, FigurePart, FigureShape } from "@regain/contract/entities/task-view";
import { drawnImage, shapePart, textPart } from "./figures.ts";
import type { Rng } from "../rng.ts";

/** One member of a series: `count` shapes of one shade, all turned alike. */
export interface Member {
  readonly shape: FigureShape;
  /** Black, gray or white, which nobody's color vision confuses. */
  readonly shade: FigureColour;
  /** 1 to 9. */
  readonly count: number;
  readonly turn: number;
}

export interface FigureSeries {
  readonly shown: readonly Member[];
  readonly next: Member;
  /** For each rule the members that miss only that one, in random order. */
  readonly misses: readonly (readonly Partial<Member>[])[];
}

/** How one attribute continues, and the values a near miss would give it. */
interface Rule<Value> {
  at(index: number): Value | undefined;
  readonly nearMisses: readonly Value[];
}
type Rules = { readonly [Attribute in keyof Member]?: Rule<Member[Attribute]> };

const shapes: readonly FigureShape[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "heart",
  "cross",
];
/** Shapes that look different at each of eight turns. */
const pointing: readonly FigureShape[] = ["arrow", "crescent", "heart"];
const shades: readonly FigureColour[] = ["black", "grey", "white"];

const attributes = ["shape", "shade", "count", "turn"] as const;
/** Names a member; no two that look different share a name. */
export const memberCode = (member: Member) => attributes.map((name) => member[name]).join("-");

function cycle<Value>(values: readonly Value[], others: readonly Value[] = []): Rule<Value> {
  return {
    at: (index) => values[index % values.length],
    nearMisses: [...new Set([...values, ...others])],
  };
}

/** One more or one fewer each time, never down to one: a single shape is drawn larger. */
function counting(rng: Rng): Rule<number> {
  const least = rng.between(2, 3);
  const at = rng.chance(1, 2)
    ? (index: number) => least + index
    : (index: number) => least + 5 - index;
  const next = at(5);
  const near = [-3, -2, -1, 1, 2, 3].map((slip) => next + slip);
  return { at, nearMisses: near.filter((count) => count >= 2 && count <= 9) };
}

function turning(rng: Rng, step: 45 | 90): Rule<number> {
  const from = 90 * rng.int(4);
  const signed = rng.chance(1, 2) ? step : 360 - step;
  const turns = Array.from({ length: 360 / step }, (_, index) => index * step);
  return { at: (index) => (from + signed * index) % 360, nearMisses: turns };
}

/** What each rule would give who misses it. */
function missesOf(rng: Rng, next: Member, rules: Rules): Partial<Member>[][] {
  const ruled = attributes.filter((name) => rules[name] !== undefined);
  return ruled.map((name) =>
    rng
      .shuffle<Member[keyof Member]>(rules[name]?.nearMisses ?? [])
      .filter((value) => value !== next[name])
      .map((value) => ({ [name]: value })),
  );
}

/**
 * Wrong members beside the next one. With two rules, each of two or more values of one stands with each of the other's, so that no
 * member has more in common with all others than the right one; if these are too many, any wrong one is left out.
 * @throws RangeError when there are not enough
 */
export function figureMisses(rng: Rng, { next, misses }: FigureSeries, count: number): Member[] {
  const [one = [], other] = misses;
  if (other === undefined) return rng.sample(one, count).map((miss) => ({ ...next, ...miss }));
  const longer = Math.ceil((count + 1) / 2) - 1;
  const sizes = [
    { ones: 1, others: longer },
    { ones: longer, others: 1 },
  ].filter(({ ones, others }) => ones <= one.length && others <= other.length);
  const { ones, others } = rng.pick(sizes);
  const [, ...wrong] = [{}, ...one.slice(0, ones)].flatMap((miss) =>
    [{}, ...other.slice(0, others)].map((also) => ({ ...next, ...miss, ...also })),
  );
  return rng.sample(wrong, count);
}

/** @param length members shown; 5, or 7 if fewer would leave the rule ambiguous */
function series(rng: Rng, constant: Partial<Member>, rules: Rules, length = 5): FigureSeries {
  const memberAt = (index: number): Member => ({
    shape: rules.shape?.at(index) ?? constant.shape ?? "circle",
    shade: rules.shade?.at(index) ?? constant.shade ?? "black",
    count: rules.count?.at(index) ?? 1,
    turn: rules.turn?.at(index) ?? 0,
  });
  const next = memberAt(length);
  const shown = Array.from({ length }, (_, index) => memberAt(index));
  return { shown, next, misses: missesOf(rng, next, rules) };
}

export const figurePatterns = {
  /** A B A B A */
  alternate: (rng: Rng) => {
    const [a = "circle", b = "square", other = "star"] = rng.sample(shapes, 3);
    return series(rng, { shade: rng.pick(shades) }, { shape: cycle([a, b], [other]) });
  },

  /** A B C A B */
  cycle: (rng: Rng) =>
    series(rng, { shade: rng.pick(shades) }, { shape: cycle(rng.sample(shapes, 3)) }),

  /** A A B C A A B, or a similar order: three shapes, one of them twice in a cycle of four. */
  uneven_cycle: (rng: Rng) => {
    const [a = "circle", b = "square", c = "star", other = "heart"] = rng.sample(shapes, 4);
    const round = rng.pick([
      [a, a, b, c],
      [a, b, a, c],
      [a, b, b, c],
      [a, b, c, c],
    ]);
    return series(rng, { shade: rng.pick(shades) }, { shape: cycle(round, [other]) }, 7);
  },

  /** One more or one fewer each time. */
  count: (rng: Rng) =>
    series(rng, { shape: rng.pick(shapes), shade: rng.pick(shades) }, { count: counting(rng) }),

  /** A quarter turn each time. */
  turn: (rng: Rng) =>
    series(rng, { shape: rng.pick(pointing), shade: rng.pick(shades) }, { turn: turning(rng, 90) }),

  shape_and_shade: (rng: Rng) =>
    series(rng, {}, { shape: cycle(rng.sample(shapes, 2)), shade: cycle(rng.shuffle(shades)) }),

  count_and_shape: (rng: Rng) =>
    series(
      rng,
      { shade: rng.pick(shades) },
      { count: counting(rng), shape: cycle(rng.sample(shapes, 2)) },
    ),

  turn_and_shade: (rng: Rng) =>
    series(
      rng,
      { shape: rng.pick(pointing) },
      { turn: turning(rng, 90), shade: cycle(rng.shuffle(shades)) },
    ),

  /** An eighth of a turn each time, with three shades in turn. */
  fine_turn_and_shade: (rng: Rng) =>
    series(
      rng,
      { shape: rng.pick(pointing) },
      { turn: turning(rng, 45), shade: cycle(rng.shuffle(shades)) },
    ),
} as const satisfies Record<string, (rng: Rng) => FigureSeries>;

/**
 * A member in a square of `width` around x, y: one shape, or several in rows of three around the center. If
 * there are several, their outlines shrink with them and leave a gap, so that they can be counted in any
 * shade.
 */
function memberParts(member: Member, x: number, y: number, width: number): FigurePart[] {
  const { shape, shade, count, turn } = member;
  if (count === 1) return [shapePart(shape, shade, { x, y, size: width * 0.8, turn })];
  const step = width * 0.28;
  const lastColumn = Math.min(count, 3) - 1;
  const lastRow = Math.ceil(count / 3) - 1;
  return Array.from({ length: count }, (_, index) => ({
    ...shapePart(shape, shade, {
      x: x + step * ((index % 3) - lastColumn / 2),
      y: y + step * (Math.floor(index / 3) - lastRow / 2),
      size: width * 0.2,
      turn,
    }),
    strokeWidth: width * 0.02,
  }));
}

/** A member by itself, as a choice shows it. */
export const memberImage = (member: Member) => drawnImage(memberParts(member, 50, 50, 100));

/** The series in two rows, read like text, with a question mark in the last place. */
export function seriesImage(shown: readonly Member[]) {
  const columns = (shown.length + 1) / 2;
  const width = 100 / columns;
  const centre = (index: number) => ({
    x: width * ((index % columns) + 0.5),
    y: 50 + width * (Math.floor(index / columns) - 0.5),
  });
  const last = centre(shown.length);
  return drawnImage([
    ...shown.flatMap((member, index) => {
      const { x, y } = centre(index);
      return memberParts(member, x, y, width);
    }),
    textPart("?", "black", { ...last, size: width * 0.7 }),
  ]);
}
