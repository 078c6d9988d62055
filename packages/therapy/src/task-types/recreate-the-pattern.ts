import { format } from "@regain/content/format";
import type { FigureColour, FigurePart, FigureShape } from "@regain/contract/entities/task-view";
import { drawnImage, shapePart } from "../material/figures.ts";
import type { Rng } from "../rng.ts";
import { sentenceCase } from "../material/sentence-case.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView, speech } from "../material/view-parts.ts";

interface Level {
  /** The number of columns and of rows. */
  readonly size: 2 | 3 | 4 | 5;
  readonly colours: number;
  readonly filled: readonly [least: number, most: number];
  /** `seen` next to the board all the time, or `remembered`. */
  readonly model: "seen" | "remembered";
}

/** Larger grids with more colors to copy, then to copy from memory. */
const levels: readonly Level[] = [
  { size: 2, colours: 2, filled: [2, 3], model: "seen" },
  { size: 3, colours: 2, filled: [3, 4], model: "seen" },
  { size: 3, colours: 3, filled: [5, 6], model: "seen" },
  { size: 4, colours: 3, filled: [7, 9], model: "seen" },
  { size: 5, colours: 4, filled: [10, 13], model: "seen" },
  { size: 3, colours: 2, filled: [3, 4], model: "remembered" },
  { size: 4, colours: 3, filled: [4, 6], model: "remembered" },
  { size: 5, colours: 4, filled: [6, 8], model: "remembered" },
];

/** Each color has a mark of its own: nothing is distinguished by color alone. */
const tiles = [
  { colour: "red", mark: "circle", ink: "white" },
  { colour: "blue", mark: "triangle", ink: "white" },
  { colour: "yellow", mark: "star", ink: "black" },
  { colour: "green", mark: "cross", ink: "white" },
  { colour: "purple", mark: "heart", ink: "white" },
  { colour: "orange", mark: "diamond", ink: "black" },
] as const satisfies readonly { colour: FigureColour; mark: FigureShape; ink: FigureColour }[];
type Tile = (typeof tiles)[number];

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly tile: Tile;
}

/** A tile as it is drawn in a square of `size` around x, y. */
const tileParts = (
  { colour, mark, ink }: Tile,
  x: number,
  y: number,
  size: number,
): FigurePart[] => [
  shapePart("square", colour, { x, y, size }),
  { shape: mark, x, y, size: size / 2, fill: ink },
];

/** The pattern with its empty cells. */
function patternImage(cells: readonly Cell[], size: number) {
  const width = 96 / size;
  const centre = (index: number) => Math.round((2 + width * (index + 0.5)) * 10) / 10;
  const empty = Array.from({ length: size * size }, (_, index) =>
    shapePart("square", "white", {
      x: centre(index % size),
      y: centre(Math.floor(index / size)),
      size: width,
    }),
  );
  const filled = cells.flatMap(({ column, row, tile }) =>
    tileParts(tile, centre(column), centre(row), width),
  );
  return drawnImage([...empty, ...filled]);
}

/** Cells in reading order; every color occurs at least once. */
function drawPattern(rng: Rng, { size, filled }: Level, palette: readonly Tile[]): Cell[] {
  const places = Array.from({ length: size * size }, (_, index) => index);
  const chosen = rng.sample(places, rng.between(...filled));
  return chosen
    .map((place, index) => ({ place, tile: palette[index] ?? rng.pick(palette) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, tile }) => ({ column: place % size, row: Math.floor(place / size), tile }));
}

export const recreateThePattern = defineTaskType<Level>({
  typeId: 21,
  systemName: "recreate_the_pattern",
  area: "visual",
  template: "BoardCompletion",
  version: 1,
  secondsPerItem: 45,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.recreate_the_pattern;
    const palette = rng.stream("palette").sample(tiles, level.colours);
    const cells = drawPattern(rng.stream("pattern"), level, palette);
    const model = {
      kind: "image" as const,
      image: patternImage(cells, level.size),
      alt: say.pattern,
    };
    const lines = Array.from({ length: level.size }, (_, index) => index + 1);
    return {
      key: cells.map(({ column, row, tile }) => `${column}${row}${tile.colour}`).join(" "),
      effort: cells.length,
      view: {
        ...plainView,
        templateName: "BoardCompletion",
        type: "recreate_the_pattern",
        ...(level.model === "seen"
          ? { instructions: instructions(say.instructions), stimulus: [model] }
          : {
              instructions: instructions(say.remember),
              study: { ...speech(say.study), stimulus: [model] },
            }),
        columns: lines.map((number) => ({
          id: `column-${number}`,
          label: format(say.column, { number }),
        })),
        rows: lines.map((number) => ({ id: `row-${number}`, label: format(say.row, { number }) })),
        supply: "palette",
        cellHolds: "one",
        items: palette.map((tile) =>
          imageChoice(
            tile.colour,
            sentenceCase(say[tile.colour]),
            drawnImage(tileParts(tile, 50, 50, 96)),
            tile.colour,
          ),
        ),
        answers: cells.map(({ column, row, tile }) => ({
          column: `column-${column + 1}`,
          row: `row-${row + 1}`,
          value: tile.colour,
        })),
        answerText: say.answer,
      },
    };
  },
});
