/** Who needs the clinician today: pure, from days, blocks and levels. The definitions and why: decision 0036. */
import { dayMs } from "@regain/contract/durations";
import type { Attention, AttentionKind } from "@regain/contract/entities/caseload";
import { atLimits } from "@regain/therapy/blocks";

/** One patient's reason, before it is put into words. */
export interface Reason {
  readonly kind: AttentionKind;
  /** Names the occasion, so that a dismissal holds for it and for no other. */
  readonly matter: string;
}

export const attentionRules = {
  /** Days after which who has stopped is no news any more: the status still says it. */
  stoppedAtMostDays: 60,
  /** Days with practice in the 4 weeks before the end; less was no habit. */
  habitDays: 4,
  lowAccuracy: { percent: 50, items: 20 },
  levelDays: 14,
  signInDays: 3,
  /** Days that a dismissal holds, where nothing new happens. */
  dismissalDays: 14,
} as const;

/** What a patient did at an exercise and level in the last 7 days. */
export interface RecentLevel {
  readonly typeId: number;
  readonly level: number;
  readonly scoredCount: number;
  readonly withoutHelpSum: number;
}

/** As it meets a limit. */
export const percentOf = ({ scoredCount, withoutHelpSum }: RecentLevel): number =>
  scoredCount === 0 ? 0 : atLimits(withoutHelpSum / scoredCount);

export const isTooHard = (recent: RecentLevel): boolean =>
  recent.scoredCount >= attentionRules.lowAccuracy.items &&
  percentOf(recent) < attentionRules.lowAccuracy.percent;

export interface LevelStep {
  readonly typeId: number;
  readonly from: number;
  readonly to: number;
  /** By the end of a block; else a clinician or an assessment set it. */
  readonly isByRule: boolean;
  /** ISO. */
  readonly at: string;
  /** The patient's own; null where it was not kept. */
  readonly date: string | null;
}

/** Two steps down running, the last two of an exercise. */
export interface Fall {
  readonly typeId: number;
  readonly from: number;
  readonly to: number;
  /** Of the first of the two. */
  readonly since: Pick<LevelStep, "at" | "date">;
}

/**
 * @param steps oldest first
 * @returns the exercise that fell last comes last
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

/** Whether practice was a habit that has ended lately. */
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

/** Put aside, and neither is it another matter nor has it been long. */
export const isPutAside = (reason: Reason, dismissals: readonly Dismissal[], now: Date): boolean =>
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
