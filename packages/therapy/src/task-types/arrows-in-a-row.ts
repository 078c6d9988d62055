import type { Choice, Image } from "@regain/contract/entities/task-view";
import { drawnImage, type Point, polygonPart } from "../material/figures.ts";
import type { Rng } from "../rng.ts";
import { mixedOrder, runQuestions, switchesIn } from "../material/runs.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";

interface Level {
  readonly questions: number;
  /** Rows whose outer arrows point the other way. */
  readonly conflicts: number;
  readonly answerMs: number;
}

/** All arrows agree, then none agrees with the middle one, then a mix of both at a faster pace. */
const levels: readonly Level[] = [
  { questions: 10, conflicts: 0, answerMs: 3_000 },
  { questions: 12, conflicts: 12, answerMs: 3_000 },
  { questions: 12, conflicts: 6, answerMs: 2_500 },
  { questions: 14, conflicts: 7, answerMs: 2_000 },
  { questions: 16, conflicts: 8, answerMs: 1_500 },
];

const gapMs = 800;
const maxRunning = 3;

type Side = "left" | "right";
const otherSide: Record<Side, Side> = { left: "right", right: "left" };

interface Row {
  readonly middle: Side;
  readonly isConflict: boolean;
}

/** Points right; taller than it is wide, so that five in a row are still large. */
const arrowCorners: readonly Point[] = [
  [-1, -0.35],
  [-0.05, -0.35],
  [-0.05, -1.1],
  [1, 0],
  [-0.05, 1.1],
  [-0.05, 0.35],
  [-1, 0.35],
];

const arrow = (side: Side, x: number, size: number) =>
  polygonPart(arrowCorners, "black", { x, y: 50, size, turn: side === "left" ? 180 : 0 });

const places = [8, 29, 50, 71, 92];

/** Five arrows of one size: the middle one stands out only by its place. */
function rowImage({ middle, isConflict }: Row): Image {
  const outer = isConflict ? otherSide[middle] : middle;
  return drawnImage(places.map((x) => arrow(x === 50 ? middle : outer, x, 16)));
}

const sideChoice = (side: Side, text: string): Choice => ({
  id: side,
  label: text,
  value: side,
  text,
  image: drawnImage([arrow(side, 50, 74)]),
});

function drawRows(rng: Rng, { questions, conflicts }: Level): Row[] {
  const half = Math.floor(questions / 2);
  const middles = mixedOrder<Side>(
    rng.stream("middles"),
    [
      ["left", half],
      ["right", questions - half],
    ],
    maxRunning,
  );
  const isMixed = conflicts > 0 && conflicts < questions;
  const isConflict = mixedOrder(
    rng.stream("conflicts"),
    [
      [true, conflicts],
      [false, questions - conflicts],
    ],
    isMixed ? maxRunning : questions,
  );
  return middles.map((middle, index) => ({ middle, isConflict: isConflict[index] === true }));
}

const rowCode = ({ middle, isConflict }: Row) => `${middle}${isConflict ? "!" : ""}`;

export const arrowsInARow = defineTaskType<Level>({
  typeId: 10,
  systemName: "arrows_in_a_row",
  area: "attention",
  template: "MultipleChoice",
  isPaced: true,
  version: 1,
  secondsPerItem: 35,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.arrows_in_a_row;
    const rows = drawRows(rng, level);
    const asked = rows.map((row) => ({
      stimulus: { kind: "image", image: rowImage(row), alt: say.row } as const,
      answer: row.middle,
    }));
    return {
      key: rows.map(rowCode).join(" "),
      effort: switchesIn(rows.map(rowCode)),
      view: {
        ...plainView,
        allowHints: false,
        templateName: "MultipleChoice",
        type: "arrows_in_a_row",
        instructions: instructions(say.instructions),
        layout: "Grid",
        alignment: "Center",
        questions: runQuestions(asked, [
          sideChoice("left", say.left),
          sideChoice("right", say.right),
        ]),
        run: { showMs: level.answerMs, answerMs: level.answerMs, gapMs },
        answerText: say.answer,
      },
    };
  },
});
