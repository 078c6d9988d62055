import { format } from "@regain/content/format";
import { turningKinds } from "../material/marks.ts";
import type { Rng } from "../rng.ts";
import {
  foilsFor,
  type Likeness,
  type PlainSymbol,
  symbolCode,
  symbolImage,
  symbols,
} from "../material/symbols.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";

interface Level {
  readonly items: number;
  readonly columns: number;
  /** Different symbols to look for. */
  readonly kinds: 1 | 2 | 3;
  /** How many copies of each there are. */
  readonly copies: readonly [least: number, most: number];
  readonly likeness: Likeness;
}

/** More symbols, foils more like the target, then more targets to keep in mind. */
const levels: readonly Level[] = [
  { items: 9, columns: 3, kinds: 1, copies: [2, 3], likeness: "unlike" },
  { items: 16, columns: 4, kinds: 1, copies: [3, 5], likeness: "unlike" },
  { items: 25, columns: 5, kinds: 1, copies: [4, 7], likeness: "unlike" },
  { items: 25, columns: 5, kinds: 1, copies: [4, 7], likeness: "outline" },
  { items: 36, columns: 6, kinds: 1, copies: [6, 9], likeness: "outline" },
  { items: 36, columns: 6, kinds: 1, copies: [6, 9], likeness: "turn" },
  { items: 36, columns: 6, kinds: 2, copies: [3, 5], likeness: "turn" },
  { items: 49, columns: 7, kinds: 2, copies: [4, 7], likeness: "turn" },
  { items: 49, columns: 7, kinds: 3, copies: [3, 5], likeness: "turn" },
  { items: 64, columns: 8, kinds: 3, copies: [4, 7], likeness: "turn" },
];

/** Targets with one outline, so that the outline alone never distinguishes a target from a foil. */
function pickTargets(rng: Rng, { kinds, likeness }: Level): PlainSymbol[] {
  const { outline } = rng.pick(symbols);
  const marks = likeness === "turn" ? turningKinds : symbols.map(({ mark }) => mark);
  return rng
    .sample([...new Set(marks)], kinds)
    .map((mark) =>
      rng.pick(symbols.filter((symbol) => symbol.outline === outline && symbol.mark === mark)),
    );
}

/**
 * A random order that has targets in the left and in the right half of the rows, so that a search of one side alone
 * always misses some.
 */
function spreadOut(
  rng: Rng,
  wanted: readonly PlainSymbol[],
  unwanted: readonly PlainSymbol[],
  columns: number,
): PlainSymbol[] {
  for (;;) {
    const shown = rng.shuffle([...wanted, ...unwanted]);
    const targetColumns = shown.flatMap((symbol, index) =>
      wanted.includes(symbol) ? [index % columns] : [],
    );
    const isLeft = targetColumns.some((column) => column < Math.floor(columns / 2));
    const isRight = targetColumns.some((column) => column >= Math.ceil(columns / 2));
    if (isLeft && isRight) return shown;
  }
}

export const findTheSameSymbols = defineTaskType<Level>({
  typeId: 7,
  systemName: "find_the_same_symbols",
  area: "attention",
  template: "MemorySequence",
  version: 1,
  secondsPerItem: 40,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.find_the_same_symbols;
    const asked = { 1: say.instructions, 2: say.instructionsTwo, 3: say.instructionsThree };
    const targets = pickTargets(rng.stream("targets"), level);
    const counts = rng.stream("copies");
    const wanted = targets.flatMap((target) =>
      Array.from({ length: counts.between(...level.copies) }, () => target),
    );
    const foils = rng.stream("foils");
    const pool = foilsFor(targets, level.likeness);
    const unwanted = Array.from({ length: level.items - wanted.length }, () => foils.pick(pool));
    const shown = spreadOut(rng.stream("places"), wanted, unwanted, level.columns);
    const items = shown.map((symbol, index) => {
      const label = format(say.symbol, { number: index + 1 });
      return imageChoice(`symbol-${index + 1}`, label, symbolImage(symbol), symbolCode(symbol));
    });
    const codes = targets.map(symbolCode);
    return {
      key: codes.toSorted().join("+"),
      effort: wanted.length,
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "find_the_same_symbols",
        instructions: instructions(asked[level.kinds]),
        stimulus: targets.map((target) => ({
          kind: "image",
          image: symbolImage(target),
          alt: say.target,
        })),
        sequenceKind: "Unordered",
        columnCount: level.columns,
        items,
        answers: items.filter(({ value }) => codes.includes(value)).map(({ id }) => id),
        answerText: format(say.answer, { count: wanted.length }),
      },
    };
  },
});
