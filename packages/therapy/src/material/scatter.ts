/** Scattering identical things over a drawing without any touching. */
import type { Figure, FigurePart } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";

/** Side of the drawing's box. */
const box = 100;
/** Cells per thing: enough stay empty that no rows or columns show. */
const cellsPerThing = 1.7;

/**
 * A drawing of `count` identical things. Each is somewhere in its own cell, so that none overlap.
 * @param most the largest number to compare with: it sets the size of the things, so that their size reveals
 *   nothing about the number
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
  // One unit keeps neighbors apart.
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
