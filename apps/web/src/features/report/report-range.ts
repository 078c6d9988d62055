import { latestDay } from "@regain/therapy/latest-day";

/** Days that a report covers, both included, `YYYY-MM-DD`. */
export interface ReportRange {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The days an address asks for, up to the latest day that has begun anywhere: the server limits that to the patient's
 * today. Undefined, for the last 30 days, if the address has no start date or one that no report can have.
 */
export function rangeAsked(
  { startDate, endDate = "" }: { [Day in keyof ReportRange]?: string | undefined },
  now = new Date(),
): ReportRange | undefined {
  const latest = latestDay(now);
  const end = endDate !== "" && endDate < latest ? endDate : latest;
  return startDate !== undefined && startDate <= end ? { startDate, endDate: end } : undefined;
}
