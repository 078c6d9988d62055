/** A point of the drawing, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The end of a spoke: the first one points up, the others follow clockwise. `share` is 0 to 1 of the radius. */
export function spokePoint(index: number, count: number, share: number, radius: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle) * share * radius, y: Math.sin(angle) * share * radius };
}

/** The outline through one value a spoke, as the `points` of a polygon. */
export function outline(shares: readonly number[], radius: number): string {
  return shares
    .map((share, index) => spokePoint(index, shares.length, share, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** Where the words beside a spoke start, so that they stand outside the figure. */
export function labelAnchor({ x }: Point): "start" | "middle" | "end" {
  if (Math.abs(x) < 1) return "middle";
  return x > 0 ? "start" : "end";
}
