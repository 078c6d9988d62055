import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Rng } from "../rng.ts";
import { sentenceCase } from "../material/sentence-case.ts";
import { defineTaskType } from "../task-type.ts";
import { layOut, type Neighbourhood, relations } from "../material/token-board.ts";
import { allTokens, differences, drawFoils, type Token, tokenImage } from "../material/tokens.ts";
import { imageChoice, instructions, plainView, speech } from "../material/view-parts.ts";

interface Level {
  /** Tokens to touch. */
  readonly steps: 1 | 2 | 3 | 4;
  readonly columns: number;
  readonly rows: number;
  /** The size is named as well as color and shape. */
  readonly isSized: boolean;
  /** Other tokens differ in one word only. */
  readonly isClose: boolean;
  /** Said in the order of touching, or reversed with `before` and `after`. */
  readonly wording: "then" | "before_after";
  /** One token has a twin, and is distinguished from it by its place. */
  readonly isPlaced: boolean;
}

const plain = { isSized: false, isClose: true, wording: "then", isPlaced: false } as const;
const sized = { ...plain, isSized: true } as const;

/** More words that matter in each direction, and more steps to keep in mind. */
const levels: readonly Level[] = [
  { ...plain, steps: 1, columns: 2, rows: 2, isClose: false },
  { ...plain, steps: 1, columns: 4, rows: 2 },
  { ...sized, steps: 1, columns: 4, rows: 2 },
  { ...plain, steps: 2, columns: 4, rows: 2 },
  { ...sized, steps: 2, columns: 4, rows: 2 },
  { ...sized, steps: 2, columns: 4, rows: 2, wording: "before_after" },
  { ...sized, steps: 3, columns: 5, rows: 2 },
  { ...sized, steps: 3, columns: 4, rows: 3, isPlaced: true },
  { ...sized, steps: 4, columns: 4, rows: 3 },
  { ...sized, steps: 4, columns: 4, rows: 3, isPlaced: true },
];

type Say = Content["exercises"]["spoken_directions"]["say"];

const inThenOrder = { 1: "one", 2: "two", 3: "three", 4: "four" } as const;

function named(say: Say, token: Token, as: "phrase" | "label"): string {
  const words = { color: say[token.colour], shape: say[token.shape] };
  if (token.size === "medium")
    return format(as === "phrase" ? say.colorShape : say.labelColorShape, words);
  const template = as === "phrase" ? say.sizeColorShape : say.labelSizeColorShape;
  return format(template, { ...words, size: say[token.size] });
}

/** The direction in words, and a name for it that does not depend on the language. */
function direct(
  say: Say,
  rng: Rng,
  level: Level,
  targets: readonly Token[],
  neighbourhood: Neighbourhood | undefined,
) {
  const phrases = targets.map((token) => {
    const item = named(say, token, "phrase");
    if (!neighbourhood || token !== neighbourhood.target) return item;
    const other = named(say, neighbourhood.reference, "phrase");
    return format(say[neighbourhood.relation], { item, other });
  });
  const [first = "", second = "", third = "", fourth = ""] = phrases;
  const template =
    level.wording === "then" ? inThenOrder[level.steps] : rng.pick(["before", "after"] as const);
  const code = targets.map(({ size, colour, shape }) => `${size}-${colour}-${shape}`);
  const place = neighbourhood ? `${neighbourhood.relation}-${neighbourhood.reference.shape}` : "";
  return {
    sentence: format(say[template], { first, second, third, fourth }),
    key: [template, ...code, place].filter(Boolean).join(" "),
  };
}

export const spokenDirections = defineTaskType<Level>({
  typeId: 2,
  systemName: "spoken_directions",
  area: "auditory_comprehension",
  template: "MemorySequence",
  version: 2,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.spoken_directions;
    const { steps, columns, rows, isSized, isClose } = level;
    const draw = rng.stream("targets");
    const drawn = draw.sample(allTokens(isSized), steps + 1);
    const targets = drawn.slice(0, steps);
    const placed = level.isPlaced ? draw.pick(targets) : undefined;
    const reference = drawn[steps];
    const neighbourhood =
      placed && reference
        ? { target: placed, reference, relation: draw.pick(relations) }
        : undefined;
    // On the board the twin replaces one foil.
    const known = neighbourhood ? drawn : targets;
    const count = columns * rows - known.length - (neighbourhood ? 1 : 0);
    const foils = drawFoils(rng.stream("foils"), known, { count, isSized, isClose });
    const others = [...targets.filter((token) => token !== placed), ...foils];
    const board = layOut(rng.stream("places"), { columns, rows }, others, neighbourhood);

    const items = board.tokens.map((token, index) => {
      const item = sentenceCase(named(say, token, "label"));
      const place = { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 };
      const label = neighbourhood ? format(say.labelPlaced, { item, ...place }) : item;
      return imageChoice(`token-${index + 1}`, label, tokenImage(token), `token-${index + 1}`);
    });
    const cellOf = (token: Token) =>
      token === placed ? board.targetCell : board.tokens.indexOf(token);
    const { sentence, key } = direct(say, rng.stream("wording"), level, targets, neighbourhood);
    const alike = targets.filter((a) => targets.some((b) => differences(a, b).length === 1)).length;
    return {
      key,
      // Targets that differ in one word are easier to mix up.
      effort: alike,
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "spoken_directions",
        instructions: instructions(say.instructions, say.cover),
        stimulus: [{ kind: "audio", speech: speech(sentence) }],
        cues: [
          {
            type: "full",
            label: say.readIt,
            contentType: "text",
            text: sentence,
            audioPaths: [],
            tapToDisplayText: false,
          },
        ],
        sequenceKind: "Ordered",
        columnCount: columns,
        items,
        answers: targets.map((token) => `token-${(cellOf(token) ?? 0) + 1}`),
        answerText: format(say.answer, { direction: sentence }),
      },
    };
  },
});
