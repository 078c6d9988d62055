/** Whole numbers out of figures that were divided and multiplied, and are off by a computer's error in fractions. */

/** Above that error, and far below any difference that a figure can have. */
export const arithmeticError = 1e-9;

/** The nearest whole number, a half upward: 0.575 × 100 is 57.49999…, and counts as the 57.5 that it is. */
export const nearestWhole = (value: number): number => Math.round(value + arithmeticError);
