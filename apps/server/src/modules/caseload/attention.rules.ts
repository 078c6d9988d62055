/** Who needs the clinician today. Pure, from days, blocks and levels; definitions and reasons: decision 0036. */
import { dayMs } from "@regain/contract/durations";
import type { Attention, AttentionKind } from "@regain/contract/entities/caseload";
import { atLimits } from "@regain/therapy/blocks";

/** One patient's reason, before it is put into words. */
export interface Reason {
  readonly kind: AttentionKind;
  /** Identifies the occasion, so that a dismissal applies to it and to no other. */
  readonly matter: string;
}

export const attentionRules = {
  /** Days after which having stopped is no longer news; the status still shows it. */
  stoppedAtMostDays: 60,
  /** Practice days in the 4 weeks before stopping; fewer was no habit. */
  habitDays: 4,
  lowAccuracy: { percent: 50, items: 20 },
  levelDays: 14,
  signInDays: 3,
  /** Days a dismissal lasts if nothing new happens. */
  dismissalDays: 14,
} as const;

/** What a patient did at an exercise and level in the last 7 days. */
export interface RecentLevel {
  readonly typeId: number;
  readonly level: number;
  readonly scoredCount: number;
  readonly withoutHelpSum: number;
}

/** The percentage as compared with a limit. */
export const percentOf = ({ scoredCount, withoutHelpSum }: RecentLevel): number =>
  scoredCount === 0 ? 0 : atLimits(withoutHelpSum / scoredCount);

export const isTooHard = (recent: RecentLevel): boolean =>
  recent.scoredCount >= attentionRules.lowAccuracy.items &&
  percentOf(recent) < attentionRules.lowAccuracy.percent;

export interface LevelStep {
  readonly typeId: number;
  readonly from: number;
  readonly to: number;
  /** Changed by the end of a block; otherwise set by a clinician or an assessment. */
  readonly isByRule: boolean;
  /** ISO. */
  readonly at: string;
  /** The patient's own day; null if it was not stored. */
  readonly date: string | null;
}

/** Two steps down in a row, the last two of an exercise. */
export interface Fall {
  readonly typeId: number;
  readonly from: number;
  readonly to: number;
  /** When the first of the two happened. */
  readonly since: Pick<LevelStep, "at" | "date">;
}

/**
 * @param steps oldest first
 * @returns falls in order: the exercise that fell last comes last
 */
export function fallsOf(steps: readonly LevelStep[]): Fall[] {
  const falls = (step: LevelStep | undefined) => step && step.isByRule && step.to < step.from;
  const fallen = [...Map.groupBy(steps, ({ typeId }) => typeId)].flatMap(([typeId, own]) => {
    const [first, second] = own.slice(-2);
    if (!first || !second || !falls(first) || !falls(second)) return [];
    const since = { at: first.at, date: first.date };
    return [
      {
        at: Date.parse(second.at),
        typeId,
        fall: { typeId, from: first.from, to: second.to, since },
      },
    ];
  });
  return fallen.toSorted((a, b) => a.at - b.at || a.typeId - b.typeId).map(({ fall }) => fall);
}

/** Whether practice was a habit that ended recently. */
export const hasStopped = (daysSinceActive: number | null, daysBefore: number): boolean =>
  daysSinceActive !== null &&
  daysSinceActive <= attentionRules.stoppedAtMostDays &&
  daysBefore >= attentionRules.habitDays;

/** @param days since the account was made */
export const neverCame = (person: {
  readonly signedInAt: string | null;
  readonly hasPractised: boolean;
  readonly days: number;
}): boolean =>
  person.signedInAt === null && !person.hasPractised && person.days >= attentionRules.signInDays;

const places = (list: readonly { typeId: number; level: number }[]): string =>
  list
    .map(({ typeId, level }) => `${typeId}:${level}`)
    .toSorted()
    .join(" ")
    .slice(0, 500);

export const matters = {
  stopped: (lastDay: string): string => lastDay,
  fell: (falls: readonly Fall[]): string =>
    places(falls.map(({ typeId, to }) => ({ typeId, level: to }))),
  tooHard: places,
  neverCame: (createdDay: string): string => createdDay,
};

export interface Dismissal {
  readonly kind: string;
  readonly matter: string;
  readonly dismissedAt: Date;
}

/** Whether the reason was dismissed, for this same matter and not too long ago. */
export const isDismissed = (reason: Reason, dismissals: readonly Dismissal[], now: Date): boolean =>
  dismissals.some(
    ({ kind, matter, dismissedAt }) =>
      kind === reason.kind &&
      matter === reason.matter &&
      now.getTime() - dismissedAt.getTime() < attentionRules.dismissalDays * dayMs,
  );

/** What helps with each kind. */
export const actionOf: Readonly<Record<AttentionKind, Attention["action"]>> = {
  "stopped-practising": "encourage",
  "level-fell-twice": "adjust-homework",
  "low-accuracy": "adjust-homework",
  "never-signed-in": "sign-in-card",
};
