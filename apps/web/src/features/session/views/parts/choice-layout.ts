import { columnCount, type Layout } from "@regain/therapy/drawing/choice-columns";

/** On a narrow screen: three in a row at most, so that six are seen without scrolling. */
export function narrowColumnCount(count: number, layout: Layout): number {
  const wide = columnCount(count, layout);
  if (wide === 5) return 3;
  return wide > 3 ? 2 : wide;
}

const maxInOneRow = 6;

/** Pictures on a wide but low screen: in one row as long as they remain large. */
export function lowColumnCount(count: number, layout: Layout): number {
  return layout === "VerticalWrap" || count > maxInOneRow ? columnCount(count, layout) : count;
}

const many = 4;

/**
 * The `data-pictures` of what holds this many pictures: a picture above many is smaller. A style sheet that counted
 * them with `:has` would make the browser check the whole page at each change.
 */
export const picturesFor = (count: number): "many" | undefined =>
  count >= many ? "many" : undefined;
