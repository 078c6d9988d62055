import { format } from "@regain/content/format";
import type { Choice } from "@regain/contract/entities/task-view";
import { drawnImage } from "../material/figures.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";

interface Level {
  /** The number of places in the order. */
  readonly span: number;
  /** The number of columns and of rows of the board. */
  readonly board: number;
  readonly direction: "forward" | "backward";
}

/** Longer spans on larger boards; then backward, which is less demanding with places than with words. */
const levels: readonly Level[] = [
  { span: 2, board: 3, direction: "forward" },
  { span: 3, board: 3, direction: "forward" },
  { span: 4, board: 4, direction: "forward" },
  { span: 5, board: 4, direction: "forward" },
  { span: 6, board: 5, direction: "forward" },
  { span: 6, board: 5, direction: "backward" },
  { span: 7, board: 5, direction: "backward" },
  { span: 8, board: 5, direction: "backward" },
];

/** One place lights up every second, the rate of the clinical block-tapping tests. */
const stepMs = 1_000;

/** A place shows nothing; the tile itself is the square. */
const blank = drawnImage([]);

export const rememberThePlaces = defineTaskType<Level>({
  typeId: 43,
  systemName: "remember_the_places",
  area: "memory",
  template: "MemorySequence",
  version: 1,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.remember_the_places;
    const items = Array.from({ length: level.board ** 2 }, (_, index): Choice => {
      const row = Math.floor(index / level.board) + 1;
      const column = (index % level.board) + 1;
      return imageChoice(`${row}-${column}`, format(say.place, { row, column }), blank);
    });
    const order = rng.stream("order").sample(items, level.span);
    const wanted = level.direction === "forward" ? order : order.toReversed();
    return {
      key: order.map(({ id }) => id).join(" "),
      effort: pathLength(order),
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "remember_the_places",
        instructions: instructions(level.direction === "forward" ? say.instructions : say.backward),
        sequenceKind: "Ordered",
        columnCount: level.board,
        items,
        sequence: { itemIds: order.map(({ id }) => id), stepMs },
        answers: wanted.map(({ id }) => id),
        answerText: level.direction === "forward" ? say.answer : say.answerBackward,
      },
    };
  },
});

/** The path from place to place in columns and rows: a longer one is harder to keep in mind. */
function pathLength(order: readonly Choice[]): number {
  const places = order.map(({ id }) => id.split("-").map(Number));
  return places.slice(1).reduce((sum, [row = 0, column = 0], index) => {
    const [rowBefore = 0, columnBefore = 0] = places[index] ?? [];
    return sum + Math.abs(row - rowBefore) + Math.abs(column - columnBefore);
  }, 0);
}
