/**
 * What a pocket calculator does with a line: digits, a dot, + − × ÷, with × and ÷ first. It has its own small
 * parser, because nothing that was typed is ever run as code.
 */

/** A line, and a result, is at most this long. */
const longestExpression = 20;

const startsRight = /^[\d.]/;
const allowed = /^[\d.+\-−*×/÷]*$/;

/** Whether a line may be written: it starts with a digit or a dot, and is no longer than the display. */
export const canStand = (line: string): boolean =>
  line === "" || (line.length <= longestExpression && startsRight.test(line) && allowed.test(line));

/** Whether the key begins a new number; an operator continues with the result. */
const isBeginning = (key: string): boolean => startsRight.test(key);

/**
 * The line after one more key; unchanged if the key does not fit. A digit or a dot after a result begins a
 * new line, as does any key after a result that cannot be continued, such as one below 0.
 */
function press({ line, isResult }: CalculatorState, key: string): string {
  const goesOn = canStand(line) && !(isResult && isBeginning(key));
  const next = (goesOn ? line : "") + key;
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

/** A reader over the tokens of a line. Each step consumes what it understands and leaves the rest. */
function createReader(tokens: readonly string[]) {
  let at = 0;
  let isSound = true;

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
    isSound &&= /^(\d+\.?\d*|\.\d+)$/.test(token);
    return Number(token);
  }

  return { sum, isWhole: () => isSound && at >= tokens.length };
}

/** Twelve digits hide the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. Whole numbers have none. */
function show(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const [whole = "", exponent] = String(Number(value.toPrecision(12))).split("e");
  const power = exponent === undefined ? "" : `e${exponent}`;
  return whole.slice(0, longestExpression - power.length) + power;
}

/** @returns undefined for a line that is not a sum; not a finite number for a division by 0 */
function valueOf(line: string): number | undefined {
  if (line === "" || !canStand(line)) return undefined;
  const reader = createReader(line.match(/[\d.]+|[^\d.]/g) ?? []);
  const value = reader.sum();
  return reader.isWhole() ? value : undefined;
}

/**
 * The result as the display shows it, cut to its length.
 * @returns undefined for a line that is not a sum, and for a division by 0
 */
export function calculate(line: string): string | undefined {
  const value = valueOf(line);
  return value !== undefined && Number.isFinite(value) ? show(value) : undefined;
}

/** Why a line has no result: it is not a sum, or not yet; or it divides by 0. */
export type CalculatorTrouble = "incomplete" | "zero";

/** What the calculator shows. */
export interface CalculatorState {
  readonly line: string;
  /** The line is a result, not typed. */
  readonly isResult: boolean;
  readonly trouble: CalculatorTrouble | undefined;
}

export const emptyCalculator: CalculatorState = { line: "", isResult: false, trouble: undefined };

/** After one more key, `=` among them. */
export function pressKey(state: CalculatorState, key: string): CalculatorState {
  if (key !== "=") {
    const line = press(state, key);
    const isResult = state.isResult && line === state.line && !isBeginning(key);
    return { line, isResult, trouble: undefined };
  }
  if (state.line === "") return emptyCalculator;
  const result = calculate(state.line);
  if (result !== undefined) return { line: result, isResult: true, trouble: undefined };
  // Lines are too short for a sum to fail in any other way.
  return { ...state, trouble: valueOf(state.line) === undefined ? "incomplete" : "zero" };
}

/** Without its last character. What is left of a result can be continued like any other line. */
export const deleteLast = ({ line }: CalculatorState): CalculatorState => ({
  ...emptyCalculator,
  line: line.slice(0, -1),
});
