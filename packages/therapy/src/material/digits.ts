/**
 * Whether adding two whole numbers, neither negative, carries from one column to the next. Since `a - b`
 * borrows exactly where `b + (a - b)` carries, it also covers subtraction.
 */
export function carries(a: number, b: number): boolean {
  if (a === 0 || b === 0) return false;
  return (a % 10) + (b % 10) >= 10 || carries(Math.floor(a / 10), Math.floor(b / 10));
}
