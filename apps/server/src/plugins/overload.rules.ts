import type { AccessRule } from "@regain/contract/access";
import type { EndpointDef } from "@regain/contract/endpoint";

/**
 * Who is turned away first when there is too much to do: who reads, then who practises or changes something, and last
 * the answers that a device sends.
 */
export type Urgency = "reading" | "practice" | "answers";

/** Reports, lists and files: what nobody loses anything by reading a little later. */
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

export function urgencyOf({ access, method, section }: EndpointDef): Urgency {
  if (access === "own-results") return "answers";
  // What lies in this section is of the player, of the schedule, and of signing in.
  return method === "GET" && section !== "service" && readers.has(access) ? "reading" : "practice";
}

interface Patience {
  /** Turned away when the line is longer than so many times the limit. */
  readonly times: number;
  /** When to come again, in seconds: not all at once. */
  readonly soonest: number;
  readonly latest: number;
}

/** An answer may wait in the line for long, for it costs more to send it twice. */
export const patience: Readonly<Record<Urgency, Patience>> = {
  reading: { times: 1, soonest: 5, latest: 15 },
  practice: { times: 3, soonest: 3, latest: 10 },
  answers: { times: 6, soonest: 2, latest: 8 },
};

/**
 * @param waitMs how long who comes now would stand in line
 * @param limitMs how long that may be for those who read
 * @param chance 0 up to 1: which second of those allowed
 * @returns the seconds after which to come again; undefined where it may come in
 */
export function secondsToWait(
  urgency: Urgency,
  waitMs: number,
  limitMs: number,
  chance: number,
): number | undefined {
  const { times, soonest, latest } = patience[urgency];
  if (waitMs <= limitMs * times) return undefined;
  return soonest + Math.floor(chance * (latest - soonest + 1));
}
