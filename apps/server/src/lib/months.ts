/** The date this many calendar months later, at the same time of day: the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const on = new Date(from);
  on.setUTCMonth(on.getUTCMonth() + months);
  if (on.getUTCDate() !== from.getUTCDate()) on.setUTCDate(0);
  return on;
}
