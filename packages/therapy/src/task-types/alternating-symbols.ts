import { format } from "@regain/content/format";
import { markKinds, turningKinds } from "../material/marks.ts";
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
  /** How many copies of each of the two targets there are. */
  readonly copies: number;
  /** How similar the foils are to the targets, and the targets to each other. */
  readonly likeness: Likeness;
}

/** More symbols and more switches, then foils more like the targets. */
const levels: readonly Level[] = [
  { items: 6, columns: 3, copies: 2, likeness: "unlike" },
  { items: 9, columns: 3, copies: 3, likeness: "unlike" },
  { items: 16, columns: 4, copies: 4, likeness: "unlike" },
  { items: 16, columns: 4, copies: 4, likeness: "outline" },
  { items: 25, columns: 5, copies: 5, likeness: "outline" },
  { items: 25, columns: 5, copies: 5, likeness: "turn" },
  { items: 36, columns: 6, copies: 6, likeness: "turn" },
  { items: 49, columns: 7, copies: 8, likeness: "turn" },
];

/** Two targets that share an outline whenever the foils do, so that the outline alone reveals nothing. */
function pickTargets(rng: Rng, { likeness }: Level): PlainSymbol[] {
  const kinds = rng.sample(likeness === "turn" ? turningKinds : markKinds, 2);
  const outlines = rng.sample([...new Set(symbols.map(({ outline }) => outline))], 2);
  return kinds.map((kind, index) => {
    const outline = likeness === "unlike" ? outlines[index] : outlines[0];
    return rng.pick(symbols.filter((symbol) => symbol.outline === outline && symbol.mark === kind));
  });
}

export const alternatingSymbols = defineTaskType<Level>({
  typeId: 8,
  systemName: "alternating_symbols",
  area: "attention",
  template: "MemorySequence",
  version: 2,
  secondsPerItem: 40,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.alternating_symbols;
    const targets = pickTargets(rng.stream("targets"), level);
    const turns = Array.from({ length: level.copies }, () => targets).flat();
    const foils = rng.stream("foils");
    const pool = foilsFor(targets, level.likeness);
    const unwanted = Array.from({ length: level.items - turns.length }, () => foils.pick(pool));
    const shown = rng.stream("places").shuffle([...turns, ...unwanted]);
    const items = shown.map((symbol, index) => {
      const label = format(say.symbol, { number: index + 1 });
      return imageChoice(`symbol-${index + 1}`, label, symbolImage(symbol), symbolCode(symbol));
    });
    const waiting = [...items];
    const codes = targets.map(symbolCode);
    return {
      key: codes.join(" > "),
      effort: new Set(unwanted).size,
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "alternating_symbols",
        instructions: instructions(say.instructions),
        stimulus: targets.map((target, index) => ({
          kind: "image",
          image: symbolImage(target),
          alt: index === 0 ? say.first : say.second,
        })),
        sequenceKind: "Ordered",
        columnCount: level.columns,
        items,
        // Identical items are interchangeable, so any order of them will do as long as the two targets
        // alternate.
        answers: turns.flatMap((symbol) => {
          const place = waiting.findIndex(({ value }) => value === symbolCode(symbol));
          return waiting.splice(place, 1).map(({ id }) => id);
        }),
        answerText: format(say.answer, { count: level.copies }),
      },
    };
  },
});
