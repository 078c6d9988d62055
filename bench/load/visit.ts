import { setTimeout as pause } from "node:timers/promises";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { calendar } from "@regain/contract/calls/report/calendar";
import { performance as report } from "@regain/contract/calls/report/performance";
import { readTrends } from "@regain/contract/calls/report/trends";
import { dayMs } from "@regain/contract/durations";
import type { LoadPatient } from "./patients.ts";
import {
  clientOf,
  type PlayedSession,
  playSession,
  type SessionPlay,
  untilAnswered,
} from "./play-session.ts";

/** One visit in this many begins with a look at the report. */
const reportEvery = 4;
/** Before the next session. */
const restMs = 15_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

async function readReport(patient: LoadPatient, play: SessionPlay): Promise<void> {
  const call = clientOf(patient, play);
  const params = { id: patient.patientId };
  const now = Date.now();
  await untilAnswered(() => call(report, { params, query: {} }), play);
  await untilAnswered(() => call(readTrends, { params, query: {} }), play);
  const query = { startDate: dayOf(now - 90 * dayMs), endDate: dayOf(now) };
  await untilAnswered(() => call(calendar, { params, query }), play);
}

/** A patient's day with the app, over and over until stopped: opens it, sometimes reads the report, practices. */
export async function visitUntilStopped(
  patient: LoadPatient,
  index: number,
  play: SessionPlay,
): Promise<PlayedSession[]> {
  const call = clientOf(patient, play);
  const played: PlayedSession[] = [];
  const isOver = () => play.stop?.aborted || play.giveUp?.aborted;
  for (let visit = index; !isOver(); visit++) {
    try {
      await untilAnswered(() => call(loadUser, {}), play);
      if (visit % reportEvery === 0) await readReport(patient, play);
      played.push(await playSession(patient, play));
    } catch (error) {
      if (!isOver()) throw error;
    }
    const { stop } = play;
    await pause(restMs * play.pace, undefined, stop ? { signal: stop } : {}).catch(() => undefined);
  }
  return played;
}
