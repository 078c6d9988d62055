/** Boards of tokens, and tokens identified by what they are next to. */
import type { Rng } from "../rng.ts";
import type { Token } from "./tokens.ts";

export const relations = ["leftOf", "rightOf", "above", "below"] as const;
export type Relation = (typeof relations)[number];

/** Where the reference is relative to the target, in columns and rows. */
const steps: Record<Relation, readonly [columns: number, rows: number]> = {
  leftOf: [1, 0],
  rightOf: [-1, 0],
  above: [0, 1],
  below: [0, -1],
};

/** A token that only its place distinguishes from its twin. */
export interface Neighbourhood {
  readonly target: Token;
  readonly relation: Relation;
  readonly reference: Token;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const cellsOf = ({ columns, rows }: Grid) =>
  Array.from({ length: columns * rows }, (_, index) => index);

/** Whether a token at `cell` could also be said to be `relation` the one at `reference`. */
function isOnSide(cell: number, relation: Relation, reference: number, { columns }: Grid): boolean {
  const [right, down] = steps[relation];
  const columnsAway = (reference % columns) - (cell % columns);
  const rowsAway = Math.floor(reference / columns) - Math.floor(cell / columns);
  return right === 0 ? rowsAway * down > 0 : columnsAway * right > 0;
}

/** The neighboring cell that holds the reference; undefined past the edge. */
function referenceCell(cell: number, relation: Relation, { columns, rows }: Grid) {
  const [right, down] = steps[relation];
  const column = (cell % columns) + right;
  const row = Math.floor(cell / columns) + down;
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside ? row * columns + column : undefined;
}

/**
 * Lays out tokens cell by cell, in reading order. With a neighborhood, the target is right next to its
 * reference and its twin is not anywhere on that side, so that only the place tells the two apart.
 * @param others as many tokens as the grid has cells, minus the three of the neighborhood
 * @returns the tokens, and the cell of the neighborhood's target
 */
export function layOut(
  rng: Rng,
  grid: Grid,
  others: readonly Token[],
  neighbourhood?: Neighbourhood,
): { tokens: Token[]; targetCell: number | undefined } {
  if (!neighbourhood) return { tokens: rng.shuffle(others), targetCell: undefined };
  const { target, relation, reference } = neighbourhood;
  const cells = cellsOf(grid);
  const targetCell = rng.pick(
    cells.filter((cell) => referenceCell(cell, relation, grid) !== undefined),
  );
  const referenceAt = referenceCell(targetCell, relation, grid) ?? targetCell;
  const twinCell = rng.pick(
    cells.filter((cell) => cell !== referenceAt && !isOnSide(cell, relation, referenceAt, grid)),
  );
  const spare = rng.shuffle(others);
  const tokens = cells.flatMap((cell) => {
    if (cell === targetCell || cell === twinCell) return [target];
    if (cell === referenceAt) return [reference];
    return spare.splice(0, 1);
  });
  return { tokens, targetCell };
}
