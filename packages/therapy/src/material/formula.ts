/** Sums as data in reverse Polish notation, so that a word problem can state its own answer. */

const operators: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

const wholeNumber = (token: string) => (/^\d+$/.test(token) ? Number(token) : Number.NaN);

/**
 * The value of a formula such as `a b + 2 *`: names, whole numbers and `+ - * /`, split by spaces.
 * @throws RangeError for a name without a value, an operator without two operands, or operands left over
 */
export function evaluate(formula: string, values: Readonly<Record<string, number>>): number {
  const stack: number[] = [];
  for (const token of formula.split(" ")) {
    const operator = operators[token];
    if (!operator) {
      stack.push(values[token] ?? wholeNumber(token));
      continue;
    }
    const [a, b] = stack.splice(-2);
    if (a === undefined || b === undefined)
      throw new RangeError(`"${token}" wants two numbers in "${formula}"`);
    stack.push(operator(a, b));
  }
  const [result, ...left] = stack;
  if (result === undefined || Number.isNaN(result) || left.length > 0)
    throw new RangeError(`"${formula}" is not one sum`);
  return result;
}
