/** More digits than any answer has. */
const longest = 12;
const allowed = /^-?[\d.,]*$/;

/** The field after a change: what is not part of a number is dropped, as is a decimal point if answers are whole. */
export const cleanNumber = (text: string, decimals: number): string =>
  text.replace(decimals === 0 ? /[^\d,-]/g : /[^\d.,-]/g, "").slice(0, longest);

/** The field after one more key; unchanged if the key does not fit. */
export function pressDigit(text: string, key: string): string {
  const next = text + key;
  const hasTwoDots = next.split(".").length > 2;
  return next.length > longest || hasTwoDots || !allowed.test(next) ? text : next;
}
