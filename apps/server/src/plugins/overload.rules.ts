import type { AccessRule } from "@regain/contract/access";
import type { EndpointDef } from "@regain/contract/endpoint";

/**
 * Who is turned away first under overload: those who read, then those who practice or change something, and last the
 * answers that a device sends.
 */
export type LoadClass = "reading" | "practice" | "answers";

/** Reports, lists and files, which can be read a little later without any loss. */
const readers: ReadonlySet<AccessRule> = new Set<AccessRule>([
  "patient",
  "patient-or-link",
  "patient-record",
  "patient-record-or-link",
  "caseload-record",
  "clinician",
  "own-clinician",
  "own-institution",
]);

export function loadClassOf({ access, method, section }: EndpointDef): LoadClass {
  if (access === "own-results") return "answers";
  // This section belongs to the player, the schedule, and signing in.
  return method === "GET" && section !== "service" && readers.has(access) ? "reading" : "practice";
}

interface Patience {
  /** Turned away when the wait is longer than this many times the limit. */
  readonly times: number;
  /** When to try again, in seconds: not all at the same time. */
  readonly soonest: number;
  readonly latest: number;
}

/** An answer may wait in line for a long time, because sending it twice costs more. */
export const patience: Readonly<Record<LoadClass, Patience>> = {
  reading: { times: 1, soonest: 5, latest: 15 },
  practice: { times: 3, soonest: 3, latest: 10 },
  answers: { times: 6, soonest: 2, latest: 8 },
};

/**
 * @param waitMs how long a call that comes now would wait in line
 * @param limitMs how long that may be for reading calls
 * @param chance 0 up to 1: which second of those allowed
 * @returns the seconds after which to try again; undefined if it may come in
 */
export function secondsToWait(
  urgency: LoadClass,
  waitMs: number,
  limitMs: number,
  chance: number,
): number | undefined {
  const { times, soonest, latest } = patience[urgency];
  if (waitMs <= limitMs * times) return undefined;
  return soonest + Math.floor(chance * (latest - soonest + 1));
}
