/** A point in the drawing, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The end of a spoke: the first points up, the others follow clockwise. `share` is 0 to 1 of the radius. */
export function spokePoint(index: number, count: number, share: number, radius: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * share * radius, y: Math.sin(angle) * share * radius };
}

/** The outline through one value per spoke, as the `points` of a polygon. */
export function outline(shares: readonly number[], radius: number): string {
  return shares
    .map((share, index) => spokePoint(index, shares.length, share, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** How the words next to a spoke are anchored, so that they are outside the figure. */
export function labelAnchor({ x }: Point): "start" | "middle" | "end" {
  if (Math.abs(x) < 1) return "middle";
  return x > 0 ? "start" : "end";
}

/** All of these in ems. */
const letterWidth = 0.52;
const lineHeight = 1.1;
/** Between the figure and its words. */
const gap = 0.5;
const smallestRadius = 3;
const largestRadius = 9;

/** Long names take two lines, so that they can be large on a phone. */
const linesOf = (label: string): readonly string[] => {
  const space = label.indexOf(" ");
  return space < 0 ? [label] : [label.slice(0, space), label.slice(space + 1)];
};

export interface SpokeWords {
  readonly anchor: "start" | "middle" | "end";
  /** `y` is the middle of the line. */
  readonly lines: readonly (Point & { readonly text: string })[];
}

export interface RadarPlan {
  readonly radius: number;
  /** The spokes are numbered: next to their names, no room would be left for the figure. */
  readonly isNumbered: boolean;
  readonly words: readonly SpokeWords[];
  readonly top: number;
  readonly height: number;
}

const widthOf = (lines: readonly string[], em: number) =>
  Math.max(...lines.map(({ length }) => length)) * letterWidth * em;

/** The largest radius that the words around it leave room for. */
function radiusBeside(words: readonly (readonly string[])[], width: number, em: number): number {
  const room = words.map((lines, index) => {
    const { x } = spokePoint(index, words.length, 1, 1);
    // Words above or below the figure take nothing from its width.
    if (Math.abs(x) < 0.01) return Number.POSITIVE_INFINITY;
    return (width / 2 - widthOf(lines, em)) / Math.abs(x) - gap * em;
  });
  return Math.max(0, Math.min(largestRadius * em, width / 2, ...room));
}

/**
 * Fits the figure into the available space, centered on 0,0: the words keep their size, and the figure takes what is
 * left.
 * @param width of the whole drawing, CSS pixels
 * @param em the size of the words, CSS pixels
 */
export function planRadar(labels: readonly string[], width: number, em: number): RadarPlan {
  const named = labels.map(linesOf);
  const isNumbered = radiusBeside(named, width, em) < smallestRadius * em;
  const texts = isNumbered ? labels.map((_, index) => [String(index + 1)]) : named;
  const radius = radiusBeside(texts, width, em);

  const blocks = texts.map((lines, index) => {
    const { x, y } = spokePoint(index, texts.length, 1, radius + gap * em);
    const tall = lines.length * lineHeight * em;
    // Above the figure, the last line is next to it; below it, the first.
    const middle = y + (spokePoint(index, texts.length, 1, 1).y * tall) / 2;
    return { anchor: labelAnchor({ x, y }), lines, x, middle, tall };
  });
  const beside = blocks.filter(({ anchor }) => anchor !== "middle");
  /** Wide words above or below a small figure make way for those that start beneath them. */
  const clearOf = ({ anchor, lines, middle, tall }: (typeof blocks)[number]): number => {
    if (anchor !== "middle") return middle;
    const side = Math.sign(middle);
    const edges = beside
      .filter((one) => Math.abs(one.x) < widthOf(lines, em) / 2 && one.middle * side > 0)
      .map((one) => Math.abs(one.middle) + (one.tall + tall) / 2);
    return side * Math.max(Math.abs(middle), ...edges);
  };
  const words = blocks.map((block): SpokeWords => {
    const middle = clearOf(block);
    return {
      anchor: block.anchor,
      lines: block.lines.map((text, at) => ({
        text,
        x: block.x,
        y: middle + (at - (block.lines.length - 1) / 2) * lineHeight * em,
      })),
    };
  });
  const ys = words.flatMap(({ lines }) => lines.map(({ y }) => y));
  const half = (lineHeight * em) / 2;
  const top = Math.min(-radius, ...ys.map((y) => y - half));
  const bottom = Math.max(radius, ...ys.map((y) => y + half));
  return { radius, isNumbered, words, top, height: bottom - top };
}
