/** Numbers as English says them. */

const small = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
].flatMap((line) => line.split(" "));
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const thousands = [
  { size: 1_000_000, name: "million" },
  { size: 1_000, name: "thousand" },
  { size: 100, name: "hundred" },
] as const;

/** 1, 2, 3, 5 and a few more have irregular ordinals; the others follow the rule. */
const oddOrdinals: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/**
 * A whole number in words: 345 gives three, hundred, forty, five.
 * @throws RangeError for a number below 0, not whole, or of a billion or more
 */
export function numberWords(value: number): string[] {
  if (!Number.isInteger(value) || value < 0 || value >= 1e9)
    throw new RangeError(`cannot say ${value}`);
  const group = thousands.find(({ size }) => value >= size);
  if (group) {
    const rest = value % group.size;
    const head = [...numberWords(Math.floor(value / group.size)), group.name];
    return rest === 0 ? head : [...head, ...numberWords(rest)];
  }
  if (value < small.length) return [small[value] ?? ""];
  const unit = value % 10;
  const ten = tens[Math.floor(value / 10)] ?? "";
  return unit === 0 ? [ten] : [ten, small[unit] ?? ""];
}

/** An ordinal in words: 22 gives twenty, second. */
export function ordinalWords(value: number): string[] {
  const words = numberWords(value);
  const last = words.at(-1) ?? "";
  const regular = last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`;
  return [...words.slice(0, -1), oddOrdinals[last] ?? regular];
}

/** Digit by digit, as telephone and house numbers are said. */
export const digitWords = (digits: string): string[] =>
  digits.split("").flatMap((digit) => numberWords(Number(digit)));
