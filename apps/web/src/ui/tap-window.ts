/** A second tap on the same thing within this many ms is a tremor, not a wish. */
export const tapWindowMs = 400;
