import type { Figure, FigurePart } from "@regain/contract/entities/task-view";
import { shapePath } from "@regain/therapy/drawing/shape-paths";
import { classes } from "../../../ui/classes.ts";
import styles from "./figure.module.css";

/** A part that names no color is drawn in ink, text filled and a path as a line. */
function classesOf({ fill, stroke, text, font, path }: FigurePart): string {
  const plain = !fill && !stroke;
  return classes(
    styles.part,
    fill && styles[`fill-${fill}`],
    stroke && styles[`stroke-${stroke}`],
    plain &&
      (text === undefined && path !== undefined ? styles["stroke-black"] : styles["fill-black"]),
    fill && !stroke && styles.edged,
    font && styles[`font-${font}`],
  );
}

/** Shapes and texts are drawn around 0, 0; a path in its own box, whose center goes to x, y. */
function transformOf({ x, y, size, turn, flip, path }: FigurePart): string {
  const steps = [`translate(${x} ${y})`, turn && `rotate(${turn})`, flip && "scale(-1 1)"];
  if (path !== undefined) steps.push(`scale(${size / 100})`, "translate(-50 -50)");
  return steps.filter(Boolean).join(" ");
}

function Part({ part }: { readonly part: FigurePart }) {
  const common = { className: classesOf(part), transform: transformOf(part) };
  const width = part.strokeWidth === undefined ? {} : { strokeWidth: part.strokeWidth };
  if (part.text !== undefined)
    return (
      <text {...common} fontSize={part.size} textAnchor="middle" dominantBaseline="central">
        {part.text}
      </text>
    );
  return (
    <path {...common} {...width} d={part.path ?? shapePath(part.shape ?? "circle", part.size)} />
  );
}

/** A drawing of the exercise, in a box of 100 by 100. What it shows is said by whatever contains it. */
export function FigureDrawing({
  figure,
  className,
}: {
  readonly figure: Figure;
  readonly className?: string | undefined;
}) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className={classes(styles.figure, className)}>
      {figure.parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </svg>
  );
}
