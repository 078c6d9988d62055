import type { ReportDomain } from "@regain/contract/entities/report";

/** Smaller differences than this are within what one day differs from the next. */
export const usualRange = 3;

export interface Changes {
  /** The first day that any baseline rests on. */
  readonly since: string;
  readonly most: ReportDomain | undefined;
  readonly unchanged: readonly ReportDomain[];
}

const rise = ({ baseline, latest }: ReportDomain) => latest.value - baseline.value;

/** What to say first about the areas: which rose most, and which did not change beyond the usual. */
export function changesOf(domains: readonly ReportDomain[]): Changes | undefined {
  const since = domains.map(({ baseline }) => baseline.date).toSorted()[0];
  if (since === undefined) return undefined;
  const [most] = domains.toSorted((a, b) => rise(b) - rise(a));
  return {
    since,
    most: most && rise(most) > usualRange ? most : undefined,
    unchanged: domains.filter((domain) => Math.abs(rise(domain)) <= usualRange),
  };
}
