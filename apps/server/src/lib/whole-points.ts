/**
 * A difference in whole points, the same to either side of nothing: 12.5 points up are 13, and so are 12.5 down. Report
 * and note write it.
 */
export const wholePoints = (difference: number): number =>
  Math.sign(difference) * Math.round(Math.abs(difference));
