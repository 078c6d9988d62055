/**
 * What a pocket calculator does with a line: digits, a dot, + − × ÷, with × and ÷ first. A small parser of its own,
 * for nothing that was typed is ever run as code.
 */

/** A line, and a result, is at most this long. */
const longestExpression = 20;

const startsRight = /^[\d.]/;
const allowed = /^[\d.+\-−*×/÷]*$/;

/** Whether a line may be written: it starts with a digit or a dot, and is no longer than the display. */
export const canStand = (line: string): boolean =>
  line === "" || (line.length <= longestExpression && startsRight.test(line) && allowed.test(line));

/**
 * The line after one more key; the line as it was where the key does not fit. After a result with which no line can go
 * on, as one below 0, the key begins a new one.
 */
export function press(line: string, key: string): string {
  const next = (canStand(line) ? line : "") + key;
  return canStand(next) ? next : line;
}

type Apply = (a: number, b: number) => number;
const sums: Readonly<Record<string, Apply>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "−": (a, b) => a - b,
};
const products: Readonly<Record<string, Apply>> = {
  "*": (a, b) => a * b,
  "×": (a, b) => a * b,
  "/": (a, b) => a / b,
  "÷": (a, b) => a / b,
};

/** A reader over the tokens of a line. Each step takes what it understands and leaves the rest. */
function createReader(tokens: readonly string[]) {
  let at = 0;

  function chain(operators: Readonly<Record<string, Apply>>, part: () => number): number {
    let value = part();
    for (;;) {
      const apply = operators[tokens[at] ?? ""];
      if (!apply) return value;
      at += 1;
      value = apply(value, part());
    }
  }

  const product = (): number => chain(products, operand);
  const sum = (): number => chain(sums, product);

  function operand(): number {
    const token = tokens[at++] ?? "";
    if (token === "-" || token === "−") return -operand();
    return /^(\d+\.?\d*|\.\d+)$/.test(token) ? Number(token) : NaN;
  }

  return { sum, isAtEnd: () => at >= tokens.length };
}

/** Twelve places hide the dust of binary fractions: 0.1 + 0.2 is 0.3. */
function show(value: number): string {
  const [whole = "", exponent] = String(Number(value.toPrecision(12))).split("e");
  const power = exponent === undefined ? "" : `e${exponent}`;
  return whole.slice(0, longestExpression - power.length) + power;
}

/**
 * The result as the display shows it, cut to its length.
 * @returns undefined for a line that is not a sum, and for a division by 0
 */
export function calculate(line: string): string | undefined {
  if (line === "" || !canStand(line)) return undefined;
  const reader = createReader(line.match(/[\d.]+|[^\d.]/g) ?? []);
  const value = reader.sum();
  return reader.isAtEnd() && Number.isFinite(value) ? show(value) : undefined;
}
