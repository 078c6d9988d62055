import type { Asked, CallTimes } from "./meter.ts";
import type { LoadPatient } from "./patients.ts";

/** What a driver is told to do. */
export interface LoadPlan {
  /** Servers, asked in turn as a proxy would. */
  readonly servers: readonly string[];
  readonly patients: readonly LoadPatient[];
  /** As of `SessionPlay`. */
  readonly pace: number;
  /** The patients come one after the other within this time, ms. */
  readonly arriveMs: number;
  /** How long they are watched when all are there, ms. */
  readonly measureMs: number;
  /** Who logs in by password, all at once, halfway through. */
  readonly logins?: { readonly usernames: readonly string[]; readonly password: string };
}

/** One answer that the server said it has. */
export type Acknowledged = readonly [patientId: string, uuid: string];

/** What a driver saw. */
export interface LoadReport {
  /** From the first patient to the end. */
  readonly times: readonly CallTimes[];
  readonly refusals: Readonly<Record<string, number>>;
  /** Requests a second when all were there. */
  readonly rate: number;
  /** Answers a second when all were there. */
  readonly answerRate: number;
  /** Answers that the patients gave, from beginning to end. */
  readonly given: number;
  readonly acknowledged: readonly Acknowledged[];
  /** Given, and still in an outbox when the driver gave up. */
  readonly unsent: number;
  /** From the last answer given until the outboxes were empty, ms. */
  readonly drainMs: number;
  /** Delay of the driver's own event loop, 99th percentile, ms. */
  readonly driverDelay: number;
  /** Share of one core that the driver took. */
  readonly driverCpu: number;
  readonly logins: readonly Asked[];
}
