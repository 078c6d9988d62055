import type { Figure, FigurePart } from "@regain/contract/entities/task-view";
import { colours, figureFonts, font, paintOf } from "./look.ts";
import { type Piece, scaled } from "./piece.ts";
import { shapePath } from "./shape-paths.ts";
import { element, escaped, short } from "./svg.ts";

/** Shapes and texts are drawn around 0, 0; a path in its own box, whose center goes to x, y. */
function transformOf({ x, y, size, turn, flip, path }: FigurePart): string {
  const steps = [
    `translate(${short(x)} ${short(y)})`,
    turn && `rotate(${short(turn)})`,
    flip && "scale(-1 1)",
  ];
  if (path !== undefined) steps.push(`scale(${size / 100})`, "translate(-50 -50)");
  return steps.filter(Boolean).join(" ");
}

function partOf(part: FigurePart): string {
  const { fill, stroke, isEdged } = paintOf(part);
  const common = { transform: transformOf(part), fill };
  if (part.text !== undefined)
    return element(
      "text",
      {
        ...common,
        "font-size": part.size,
        "font-weight": 700,
        "font-family": part.font ? figureFonts[part.font] : font,
        "font-style": part.font === "hand" ? "italic" : undefined,
        "text-anchor": "middle",
        dy: "0.35em",
      },
      escaped(part.text),
    );
  return element("path", {
    ...common,
    d: part.path ?? shapePath(part.shape ?? "circle", part.size),
    stroke: stroke ?? (isEdged ? colours["figure-edge"] : undefined),
    "stroke-width": isEdged ? 1.5 : part.strokeWidth,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
    "vector-effect": isEdged ? "non-scaling-stroke" : undefined,
  });
}

/** Half a stroke around the box, so that no edge is cut. */
const rim = 3;

/** A drawing of the exercise, as the web shows it. */
export const figureDrawing = ({ parts }: Figure, size: number): Piece =>
  scaled(
    size,
    100 + 2 * rim,
    element("g", { transform: `translate(${rim} ${rim})` }, parts.map(partOf).join("")),
  );
