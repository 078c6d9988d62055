import type { Asked, CallTimes } from "./meter.ts";
import type { LoadPatient } from "./patients.ts";

/** A driver's instructions. */
export interface LoadPlan {
  /** Servers, called in turn as by a proxy. */
  readonly servers: readonly string[];
  readonly patients: readonly LoadPatient[];
  /** As in `SessionPlay`. */
  readonly pace: number;
  /** The patients arrive one after another within this time, ms. */
  readonly arriveMs: number;
  /** How long they are measured once all are there, ms. */
  readonly measureMs: number;
  /** Who logs in with a password, all at the same time, halfway through. */
  readonly logins?: { readonly usernames: readonly string[]; readonly password: string };
}

/** One answer that the server says it has. */
export type Acknowledged = readonly [patientId: string, uuid: string];

/** What a driver saw. */
export interface LoadReport {
  /** From the first patient to the end. */
  readonly times: readonly CallTimes[];
  readonly refusals: Readonly<Record<string, number>>;
  /** Requests per second once all were there. */
  readonly rate: number;
  /** Answers per second once all were there. */
  readonly answerRate: number;
  /** Answers that the patients gave, from beginning to end. */
  readonly given: number;
  readonly acknowledged: readonly Acknowledged[];
  /** Given, but still in an outbox when the driver gave up. */
  readonly unsent: number;
  /** From the last answer given until the outboxes were empty, ms. */
  readonly drainMs: number;
  /** Delay of the driver's own event loop, 99th percentile, ms. */
  readonly driverDelay: number;
  /** Share of one core that the driver used. */
  readonly driverCpu: number;
  readonly logins: readonly Asked[];
}
