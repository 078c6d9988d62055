/** So many months on; the last day of a month that is shorter. */
export function monthsOn(from: Date, months: number): Date {
  const on = new Date(from);
  on.setUTCMonth(on.getUTCMonth() + months);
  if (on.getUTCDate() !== from.getUTCDate()) on.setUTCDate(0);
  return on;
}
