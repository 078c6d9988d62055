import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { performance as performanceCall } from "@regain/contract/calls/report/performance";
import { CallError } from "@regain/contract/client";
import { migrate } from "../../apps/server/src/db/migrate.ts";
import { serverProcess } from "../../apps/server/src/faults/server-process.ts";
import { type AnswerCounts, countAnswers } from "../load/count-answers.ts";
import { addLoadPatients, type LoadPatient } from "../load/patients.ts";
import type { Acknowledged } from "../load/plan.ts";
import { clientOf, type PlayedSession } from "../load/play-session.ts";
import type { Fault } from "./faults.ts";
import { openPlace, type Place } from "./place.ts";
import { practise } from "./practice.ts";
import { type StoredTimes, storedTimes } from "./stored-times.ts";
import { openTcpProxy } from "./tcp-proxy.ts";

export interface FaultSize {
  readonly sessions: number;
  /** Exercises per session, and items per exercise. */
  readonly exercises: number;
  readonly itemsEach: number;
  /** What fraction of the time that a patient takes for an item passes. */
  readonly pace: number;
}

export interface FaultOutcome extends AnswerCounts, StoredTimes {
  /** Answers that the patients gave. */
  readonly given: number;
  readonly acknowledged: number;
  /** Still on a device at the end. */
  readonly unsent: number;
  /** Requests that failed or were refused during the fault, by status; 0 is no answer at all. */
  readonly failures: Readonly<Record<string, number>>;
  /** Lines in the servers' logs that report what must not happen. */
  readonly errors: readonly string[];
}

/** Adds equally many patients for each fault. */
async function seed(place: Place, faults: number, { sessions, exercises, itemsEach }: FaultSize) {
  const database = await place.open();
  await migrate(database);
  const all: LoadPatient[][] = [];
  for (let index = 0; index < faults; index++) {
    const options = { prefix: `fault${index + 1}of`, exercises, itemsEach };
    all.push(await addLoadPatients(database, sessions, options));
  }
  await database.close();
  return all;
}

const triesToRead = 60;
const betweenTriesMs = 500;

/** The status of the answer, retried while the server is overloaded: as a page does, but without its pauses. */
async function readReportOf(patient: LoadPatient, baseUrl: () => string): Promise<number> {
  const call = clientOf(patient, { baseUrl });
  for (let tries = 1; ; tries++)
    try {
      await call(performanceCall, { params: { id: patient.patientId }, query: {} });
      return 200;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status !== 503 || tries === triesToRead) return error.status;
      await pause(betweenTriesMs);
    }
}

/** Two hundred devices without pauses would be an overload: failures should be due to the fault only. */
const takesAll = { OVERLOAD_MS: "10000" } as const;
const stepClock = `--import=${join(import.meta.dirname, "step-clock.ts")}`;
/** A server's log line for a request that failed by the server's own fault, not one that it was exposed to. */
const internal = /"level":50.*"Something went wrong/;

const acknowledgedIn = (played: readonly PlayedSession[]): Acknowledged[] =>
  played.flatMap(({ given, acknowledged }) =>
    given.flatMap(({ patientId, uuid }) => {
      const status = acknowledged.get(uuid);
      return status === "stored" || status === "duplicate" ? [[patientId, uuid] as const] : [];
    }),
  );

/**
 * Lets one engine's faults happen one after another, each while its own patients practice, and counts what became of
 * all the answers.
 * @returns undefined if this machine cannot provide what the faults need
 */
export async function runFaults(
  faults: readonly Fault[],
  size: FaultSize,
): Promise<FaultOutcome | undefined> {
  const place = await openPlace(
    faults[0]!.engine,
    faults.some(({ onSmallDisk }) => onSmallDisk),
  );
  if (!place) return undefined;
  const servers = Array.from({ length: Math.max(...faults.map((one) => one.servers ?? 1)) }, () =>
    serverProcess({ ...place.env, ...takesAll, NODE_OPTIONS: stepClock }),
  );
  const network = await openTcpProxy(() =>
    servers.map(({ url }) => ({ host: "127.0.0.1", port: Number(new URL(url).port) })),
  );
  const baseUrl = () => `http://127.0.0.1:${network.port}`;
  const answers = size.sessions * size.exercises * size.itemsEach;
  const played: PlayedSession[] = [];
  const failures = new Map<number, number>();
  const arrivedAt = new Map<string, number>();
  try {
    const patients = await seed(place, faults.length, size);
    for (const server of servers) await server.start();
    for (const [index, fault] of faults.entries()) {
      const own = patients[index]!;
      const practice = practise(own, { baseUrl, pace: size.pace, answers });
      const readReport = () => readReportOf(own[0]!, baseUrl);
      const [sessions] = await Promise.all([
        practice.played,
        fault.happen({ place, servers, network, practice, readReport }),
      ]);
      played.push(...sessions);
      for (const [uuid, at] of practice.arrivedAt) arrivedAt.set(uuid, at);
      for (const [status, count] of practice.failures)
        failures.set(status, (failures.get(status) ?? 0) + count);
    }
    for (const server of servers) await server.stop();
    const acknowledged = acknowledgedIn(played);
    const database = await place.open();
    const counts = await countAnswers(database, acknowledged);
    const times = await storedTimes(database, arrivedAt);
    await database.close();
    return {
      ...counts,
      ...times,
      given: played.reduce((sum, { given }) => sum + given.length, 0),
      acknowledged: acknowledged.length,
      unsent: played.reduce((sum, { unsent }) => sum + unsent.length, 0),
      failures: Object.fromEntries(failures),
      errors: servers.flatMap(({ said }) => said.split("\n").filter((line) => internal.test(line))),
    };
  } finally {
    for (const server of servers) await server.kill();
    await network.close();
    await place.remove();
  }
}
