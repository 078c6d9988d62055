/** A straight line through points, by least squares. */
export interface Line {
  readonly at: number;
  readonly slope: number;
}

export function lineThrough(points: readonly (readonly [x: number, y: number])[]): Line {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const slope =
    spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { at: meanY - slope * meanX, slope };
}

/**
 * Times grow with the depth of the indexes, and so with the logarithm of the number of rows; rows that no longer fit
 * in the cache are in none of the measured points, and so not covered here.
 */
export function timeModel(points: readonly (readonly [results: number, ms: number])[]) {
  const { at, slope } = lineThrough(points.map(([results, ms]) => [Math.log10(results), ms]));
  // A time that seems to shrink with more rows is noise: then the mean is the better guess.
  const mean = points.reduce((sum, [, ms]) => sum + ms, 0) / points.length;
  return (results: number): number => (slope < 0 ? mean : at + slope * Math.log10(results));
}
