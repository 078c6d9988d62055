/** Limits, both included. */
export interface WholeLimits {
  readonly min: number;
  readonly max: number;
}

/** The whole number within the limits that a text is: digits only, without a sign, a comma or a point. */
export function wholeNumber(text: string, { min, max }: WholeLimits): number | undefined {
  const digits = text.trim();
  const number = Number(digits);
  return /^\d+$/.test(digits) && number >= min && number <= max ? number : undefined;
}

/** Whether more digits may still make it one, so that it is not yet wrong. */
export const mayBecomeWhole = (text: string, { max }: WholeLimits): boolean =>
  /^\d*$/.test(text.trim()) && Number(text) <= max;
