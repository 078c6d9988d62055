/** What can be typed into the number field. */

/** More digits than any answer has. */
const longest = 12;
const allowed = /^-?[\d.,]*$/;

/** The field after a change: what is not part of a number is left out, and a point where answers are whole. */
export const cleanNumber = (text: string, decimals: number): string =>
  text.replace(decimals === 0 ? /[^\d,-]/g : /[^\d.,-]/g, "").slice(0, longest);

/** The field after one more key; as it was where the key does not fit. */
export function pressDigit(text: string, key: string): string {
  const next = text + key;
  const hasTwoDots = next.split(".").length > 2;
  return next.length > longest || hasTwoDots || !allowed.test(next) ? text : next;
}
