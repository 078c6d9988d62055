/** Scattering alike things over a drawing without one touching another. */
import type { Figure, FigurePart } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";

/** Side of the drawing's box. */
const box = 100;
/** Cells for each thing: so many stay empty that no rows and columns show. */
const cellsPerThing = 1.7;

/**
 * A drawing of `count` alike things. Each lies somewhere in a cell of its own, so that none overlap.
 * @param most the largest number to compare with: it sets the size of the things, which so says nothing of the number
 */
export function scatter(
  rng: Rng,
  count: number,
  most: number,
  thing: Pick<FigurePart, "shape" | "fill">,
): Figure {
  const columns = Math.ceil(Math.sqrt(most * cellsPerThing));
  const cell = Math.floor(box / columns);
  const size = Math.min(18, Math.floor(cell * 0.7));
  // One unit keeps neighbours apart.
  const room = cell - size - 1;
  const cells = Array.from({ length: columns * columns }, (_, index) => index);
  const place = (index: number) => index * cell + Math.ceil(size / 2) + rng.int(room + 1);
  const parts = rng.sample(cells, count).map((index) => ({
    ...thing,
    x: place(index % columns),
    y: place(Math.floor(index / columns)),
    size,
  }));
  return { parts };
}
