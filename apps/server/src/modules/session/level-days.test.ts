import { startClinicSession } from "@regain/contract/calls/session/start-clinic-session";
import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { signNote } from "@regain/contract/calls/documentation/sign-note";
import { performance } from "@regain/contract/calls/report/performance";
import { readTrends } from "@regain/contract/calls/report/trends";
import { dayMs } from "@regain/contract/durations";
import type { TherapySession } from "@regain/contract/entities/session";
import { addDays, localTime } from "@regain/therapy/days";
import { describe, expect } from "vitest";
import { addClinician, addToCaseload } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { noteOf, plan } from "../../testing/documented-clinic.ts";
import { type Play, resultsOf } from "../../testing/practice.ts";
import { newPatient, practise } from "../../testing/practising-patient.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { dateLevelChanges } from "./date-level-changes.job.ts";
import { setLevelBounds } from "./level.service.ts";

/** It is never the same day in both. */
const [west, east] = ["Pacific/Pago_Pago", "Pacific/Kiritimati"] as const;

/** Rosa in the west with four items of arithmetic at level 2, and Dana, who writes notes about her. */
async function openWorld(database: OwnedDatabase) {
  // The story's own test closes the database.
  const server = await openTestServer({ database: { ...database, close: async () => {} } });
  // At noon, so that no story runs past midnight unnoticed.
  server.advance(((36 - localTime(server.now(), west).hour) % 24) * 3_600_000);
  const homework = [{ typeId: 33, taskCount: 4, taskLevel: 2 }];
  const rosa = await newPatient(server, { time_zone: west }, homework);
  const dana = await server.seed(async (trx) => {
    const id = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: rosa.id, clinician_id: id });
    return id;
  });
  const params = { id: rosa.id };
  const call = async () => server.client(await server.tokenFor(dana));
  const today = () => localTime(server.now(), west).day;
  const note = async (date: string, query: { assistedOnly?: "true"; version?: string } = {}) =>
    (await call())(dailySessionNotes, { params, query: { date, ...query } });
  const sign = async (day: string) =>
    (await call())(signNote, {
      params,
      body: { ...noteOf(day), version: 0, sections: plan("Go on.") },
    });
  const inClinic = async () =>
    (await (await call())(startClinicSession, { params, body: {} })).session;
  const send = async (session: TherapySession, at: Date, how: Play) =>
    (await rosa.signIn()).send(resultsOf(rosa.id, session, at, () => how));
  const move = (time_zone: string) =>
    server.seed((trx) =>
      trx.updateTable("users").set({ time_zone }).where("id", "=", rosa.id).execute(),
    );
  const setLevel = (level: number) =>
    server.seed((trx) => {
      const wish = { patientId: rosa.id, typeId: 33, authorId: dana, isLocked: false, level };
      return setLevelBounds(trx, { ...wish, floor: null, ceiling: null }, server.now());
    });
  /** What is reported about a day's changes, and by whom. */
  async function toldOf(day: string) {
    const ask = await call();
    const { figures } = await note(day, { version: "0" });
    const { sections } = await ask(performance, { params, query: { endDate: day } });
    const { tasks } = await ask(readTrends, { params, query: {} });
    const [task] = sections.tasks;
    return {
      note: figures.levelChanges.map(({ date, from, to }) => [date, from, to]),
      report: [task?.currentLevel, task?.levelChange?.date],
      trends: tasks[0]?.levelChanges.map(({ date, from, to }) => [date, from, to]),
    };
  }
  return { server, rosa, today, note, sign, inClinic, send, move, setLevel, toldOf };
}

const inWorld =
  (story: (world: Awaited<ReturnType<typeof openWorld>>) => Promise<void>) =>
  async (database: OwnedDatabase): Promise<void> => {
    const world = await openWorld(database);
    try {
      await story(world);
    } finally {
      await world.server.close();
    }
  };

describe("a change of level", () => {
  onBothEngines(
    "stays on its day when the patient moves, by practice and by a clinician, and a signed note stays true",
    inWorld(async ({ server, rosa, today, note, sign, move, setLevel, toldOf }) => {
      await practise(server, rosa);
      await practise(server, rosa);
      await setLevel(5);
      const day = today();
      const told = await toldOf(day);
      expect(told).toEqual({
        note: [
          [day, 2, 3],
          [day, 3, 5],
        ],
        report: [5, day],
        trends: [
          [day, 2, 3],
          [day, 3, 5],
        ],
      });
      await sign(day);
      await move(east);
      expect(await toldOf(day)).toEqual(told);
      expect(await note(day)).toMatchObject({ shownVersion: 1, haveFiguresChanged: false });
    }),
  );

  onBothEngines(
    "stands on the day of the answers that led to it, and not on that of their arrival",
    inWorld(async ({ server, rosa, today, send, toldOf }) => {
      const session = await rosa.start();
      const [day, at] = [today(), server.now()];
      server.advance(2 * dayMs);
      await send(session, at, "wrong");
      const arrival = addDays(day, 2);
      const changes = [[day, 2, 1]];
      expect(await toldOf(day)).toEqual({ note: changes, report: [1, day], trends: changes });
      expect((await toldOf(arrival)).note).toEqual([]);
    }),
  );

  onBothEngines(
    "stands on the day that ended while the answers were on their way",
    inWorld(async ({ server, rosa, today, send, toldOf }) => {
      const hourLeft = 23 - localTime(server.now(), west).hour;
      server.advance(hourLeft * 3_600_000);
      const [session, day] = [await rosa.start(), today()];
      const at = server.now();
      server.advance(3_600_000);
      expect(today()).toBe(addDays(day, 1));
      await send(session, at, "wrong");
      expect((await toldOf(day)).note).toEqual([[day, 2, 1]]);
      expect((await toldOf(today())).note).toEqual([]);
    }),
  );

  onBothEngines(
    "of a release that kept no day gets one by night, which stays",
    inWorld(async ({ server, rosa, today, send, move, setLevel, toldOf }) => {
      const session = await rosa.start();
      const [day, at] = [today(), server.now()];
      server.advance(2 * dayMs);
      await send(session, at, "wrong");
      await setLevel(5);
      const arrival = addDays(day, 2);
      const undate = (trx: Parameters<Parameters<typeof server.seed>[0]>[0]) =>
        trx.updateTable("level_changes").set({ local_date: null }).execute();
      await server.seed(undate);
      expect((await toldOf(arrival)).note).toEqual([
        [arrival, 2, 1],
        [arrival, 1, 5],
      ]);
      await dateLevelChanges(server.database).run({});
      await move(east);
      expect((await toldOf(day)).note).toEqual([[day, 2, 1]]);
      expect((await toldOf(arrival)).note).toEqual([[arrival, 1, 5]]);
    }),
  );
});

describe("a note of practice in the clinic alone", () => {
  onBothEngines(
    "says the changes that came of it and those that a clinician made, and none of practice at home",
    inWorld(async ({ server, rosa, today, note, inClinic, send, setLevel }) => {
      await practise(server, rosa);
      await practise(server, rosa);
      const session = await inClinic();
      server.advance(60_000);
      await send(session, server.now(), "wrong");
      server.advance(60_000);
      await setLevel(5);
      const changesOf = ({ figures }: Awaited<ReturnType<typeof note>>) =>
        figures.levelChanges.map(({ from, to }) => [from, to]);
      expect(changesOf(await note(today()))).toEqual([
        [2, 3],
        [3, 2],
        [2, 5],
      ]);
      const assisted = await note(today(), { assistedOnly: "true" });
      expect(changesOf(assisted)).toEqual([
        [3, 2],
        [2, 5],
      ]);
    }),
  );
});
