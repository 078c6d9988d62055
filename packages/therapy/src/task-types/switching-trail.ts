import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Choice } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { drawnImage, type Point, shapePart } from "../material/figures.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  /** Sets that alternate: numbers; numbers and letters; numbers, letters and dots. */
  readonly sets: 1 | 2 | 3;
  /** Members of each set. */
  readonly length: number;
  readonly columns: number;
}

/** A longer trail, then two alternating sets, then three. */
const levels: readonly Level[] = [
  { sets: 1, length: 6, columns: 3 },
  { sets: 1, length: 12, columns: 4 },
  { sets: 2, length: 3, columns: 3 },
  { sets: 2, length: 5, columns: 5 },
  { sets: 2, length: 8, columns: 4 },
  { sets: 3, length: 3, columns: 3 },
  { sets: 3, length: 4, columns: 4 },
  { sets: 3, length: 6, columns: 6 },
];

const corners: readonly Point[] = [
  [24, 24],
  [76, 76],
  [76, 24],
  [24, 76],
];
const centre: Point = [50, 50];
const sides: readonly Point[] = [
  [24, 50],
  [76, 50],
];
/** As on dice, whose faces are recognized at a glance. */
const diceDots: readonly (readonly Point[])[] = [
  [centre],
  corners.slice(0, 2),
  [...corners.slice(0, 2), centre],
  corners,
  [...corners, centre],
  [...corners, ...sides],
];

const dotsImage = (count: number) =>
  drawnImage(
    (diceDots[count - 1] ?? []).map(([x, y]) => shapePart("circle", "black", { x, y, size: 20 })),
  );

const alphabet = "ABCDEFGH";
type Say = Content["exercises"]["switching_trail"]["say"];

/** The member of each set at one place, from 1, in the order in which the sets alternate. */
const members: readonly ((place: number, say: Say) => Choice)[] = [
  (place) => textChoice(`number-${place}`, String(place)),
  (place) => textChoice(`letter-${place}`, alphabet.charAt(place - 1)),
  (place, say) => {
    const label = place === 1 ? say.dot : format(say.dots, { count: place });
    return imageChoice(`dots-${place}`, label, dotsImage(place));
  },
];

/** What stands side by side or one below the other, in lower case. */
function linesOf(board: readonly Choice[], columns: number): string[] {
  const labels = board.map(({ label }) => label.toLowerCase());
  const rows = labels.flatMap((_, place) =>
    place % columns === 0 ? [labels.slice(place, place + columns)] : [],
  );
  const downward = rows[0]?.map((_, at) => rows.map((row) => row[at] ?? "")) ?? [];
  return [...rows, ...downward].map((line) => line.join(""));
}

/** The trail in random places, with no line that spells what nobody wants to read. */
function scatter(
  rng: Rng,
  trail: readonly Choice[],
  columns: number,
  unseemly: ReadonlySet<string>,
): Choice[] {
  for (;;) {
    const board = rng.shuffle(trail);
    const lines = linesOf(board, columns);
    if (![...unseemly].some((word) => lines.some((line) => line.includes(word)))) return board;
  }
}

export const switchingTrail = defineTaskType<Level>({
  typeId: 13,
  systemName: "switching_trail",
  area: "executive_functioning",
  template: "MemorySequence",
  version: 2,
  secondsPerItem: 35,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.switching_trail;
    const asked = { 1: say.instructions, 2: say.instructionsTwo, 3: say.instructionsThree };
    const taking = members.slice(0, level.sets);
    const trail = Array.from({ length: level.length }, (_, index) =>
      taking.map((member) => member(index + 1, say)),
    ).flat();
    const { unseemly } = content.spellingNotes;
    const scattered = scatter(rng.stream("places"), trail, level.columns, unseemly);
    const placeOf = (choice: Choice | undefined) =>
      scattered.findIndex((one) => one.id === choice?.id);
    const rowOf = (choice: Choice | undefined) => Math.floor(placeOf(choice) / level.columns);
    return {
      key: scattered.map(({ label }) => label).join(" "),
      // How far the eyes move down and up along the trail.
      effort: trail
        .slice(1)
        .reduce((sum, choice, index) => sum + Math.abs(rowOf(choice) - rowOf(trail[index])), 0),
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "switching_trail",
        instructions: instructions(asked[level.sets]),
        sequenceKind: "Ordered",
        columnCount: level.columns,
        items: scattered,
        answers: trail.map(({ id }) => id),
        answerText: format(say.answer, { order: trail.map(({ label }) => label).join(", ") }),
      },
    };
  },
});
