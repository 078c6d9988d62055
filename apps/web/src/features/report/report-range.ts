import { latestDay } from "@regain/therapy/latest-day";

/** Days that a report covers, both included, `YYYY-MM-DD`. */
export interface ReportRange {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The days that an address asks for, until the latest day that has begun anywhere: the server makes it the patient's today.
 * Undefined where the address names no start, or one that no report can have: then it is the last 30 days.
 */
export function rangeAsked(
  { startDate, endDate = "" }: { [Day in keyof ReportRange]?: string | undefined },
  now = new Date(),
): ReportRange | undefined {
  const latest = latestDay(now);
  const end = endDate !== "" && endDate < latest ? endDate : latest;
  return startDate !== undefined && startDate <= end ? { startDate, endDate: end } : undefined;
}
