/** Rounded to a tenth, as numbers are shown. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
