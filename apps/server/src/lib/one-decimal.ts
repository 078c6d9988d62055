/** Rounded to a tenth, as figures are shown. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
