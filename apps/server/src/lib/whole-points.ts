import { nearestWhole } from "@regain/therapy/rounding";

/**
 * A difference in whole points, rounded the same on both sides of zero: 12.5 points up become 13, and so do 12.5
 * down. Used by report and note.
 */
export const wholePoints = (difference: number): number =>
  Math.sign(difference) * nearestWhole(Math.abs(difference));
