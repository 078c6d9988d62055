/** A second tap on the same thing within this many ms is a tremor, not intended. */
export const tapWindowMs = 400;
