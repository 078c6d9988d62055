/** The status of a patient's practice, from practice days alone. Definitions and reasons: decision 0036. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { type CaseloadStatus, caseloadStatuses } from "@regain/contract/caseload-values";
import type { PatientStatus } from "@regain/contract/entities/caseload";
import { recommendedDaysPerWeek } from "@regain/therapy/recommendations";
import { oneDecimal } from "../../lib/one-decimal.ts";

const { perWeek: perWeekMany, perWeekOne, statuses } = english.caseloadTexts;

/** What the rules depend on. Days are the patient's own. */
export interface Activity {
  /** Null without any practice. */
  readonly daysSinceActive: number | null;
  /** Over the last 30 days; null without any practice. */
  readonly daysPerWeek: number | null;
  /** Practice days in the last 14 days. */
  readonly lateDays: number;
  /** Practice days per week in the 28 days before those. */
  readonly earlierPerWeek: number;
  readonly isDischarged: boolean;
}

/** Days without practice after which a patient counts as having stopped. */
const stoppedAfterDays = 7;
/** Anyone who practiced less than this before cannot slip far. */
const steadyDaysPerWeek = 2;

const lateRate = ({ lateDays }: Activity) => lateDays / 2;

const slips = (activity: Activity) =>
  activity.earlierPerWeek >= steadyDaysPerWeek && lateRate(activity) < activity.earlierPerWeek / 2;

interface StatusRule {
  readonly kind: CaseloadStatus;
  readonly icon: PatientStatus["statusIcon"];
  readonly fits: (activity: Activity) => boolean;
}

/** The first that fits applies. */
const statusRules: readonly StatusRule[] = [
  { kind: "discharged", icon: 1, fits: ({ isDischarged }) => isDischarged },
  { kind: "not-started", icon: 2, fits: ({ daysSinceActive }) => daysSinceActive === null },
  { kind: "stopped", icon: 3, fits: (one) => (one.daysSinceActive ?? 0) > stoppedAfterDays },
  { kind: "slipping", icon: 3, fits: slips },
  { kind: "light", icon: 1, fits: (one) => (one.daysPerWeek ?? 0) < recommendedDaysPerWeek },
  { kind: "on-track", icon: 1, fits: () => true },
];

export const statusOf = (activity: Activity): CaseloadStatus =>
  statusRules.find(({ fits }) => fits(activity))!.kind;

/** A status as listed, whoever has it. */
export const statusTypeOf = (kind: CaseloadStatus): Omit<PatientStatus, "statusPopup"> => ({
  kind,
  statusLabel: statuses[kind].label,
  statusIcon: statusRules.find((rule) => rule.kind === kind)!.icon,
  sortOrder: caseloadStatuses.indexOf(kind) + 1,
});

const perWeek = (rate: number): string => String(oneDecimal(rate));

/** `2.5 days a week`, `1 day a week` */
export const perWeekText = (rate: number): string =>
  perWeek(rate) === "1" ? perWeekOne : format(perWeekMany, { rate: perWeek(rate) });

/**
 * @param known what only some sentences mention, as displayed: the last practice day or the day of
 *   discharge, and its reason
 */
export function statusOnTheWire(
  kind: CaseloadStatus,
  activity: Activity,
  known: { readonly date: string; readonly reason: string },
): PatientStatus {
  const statusPopup = format(statuses[kind].popup, {
    ...known,
    days: activity.daysSinceActive ?? 0,
    recommended: recommendedDaysPerWeek,
    rate: perWeekText(activity.daysPerWeek ?? 0),
    late: perWeekText(lateRate(activity)),
    earlier: perWeek(activity.earlierPerWeek),
  });
  return { ...statusTypeOf(kind), statusPopup };
}
