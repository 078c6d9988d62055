/** Days that a report covers, both included, `YYYY-MM-DD`. */
export interface ReportRange {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The days that an address asks for. A day to come becomes today: a link is opened where the day is another as well.
 * Undefined where the address names no start, or one that no report can have: then it is the last 30 days.
 */
export function rangeAsked(
  { startDate, endDate = "" }: { [Day in keyof ReportRange]?: string | undefined },
  today: string,
): ReportRange | undefined {
  const end = endDate !== "" && endDate < today ? endDate : today;
  return startDate !== undefined && startDate <= end ? { startDate, endDate: end } : undefined;
}
