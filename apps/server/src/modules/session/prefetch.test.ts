import { loadUser } from "@regain/contract/calls/identity/load-user";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { prefetchSession } from "@regain/contract/calls/session/prefetch-session";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import type { CallError } from "@regain/contract/client";
import { randomUUID } from "node:crypto";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resultOf, resultsOf } from "../../testing/practice.ts";
import {
  homework,
  type NewPatient,
  newPatient,
  refusal,
} from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { removeItem } from "../own-items/own-items.service.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { setLevelBounds } from "./level.service.ts";
import { startableMs } from "./session.rules.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const prefetch = (patient: NewPatient) =>
  patient.call(prefetchSession, { params: { id: patient.id }, body: {} });

/** Submits with this token as the only thing the device has. */
const sendWith = (token: string, patient: NewPatient, records: unknown[]) =>
  server.client(token)(sendResponses, { params: { id: patient.id }, body: records });

/** How many results and how many rejected records are kept. */
async function keptOf(patient: NewPatient): Promise<unknown> {
  const { rows } = await server.database.pool.query(
    `select (select count(*) from responses where patient_id = $1) as results,
       (select count(*) from rejected_responses where patient_id = $1) as rejected`,
    [patient.id],
  );
  return rows[0];
}
const nothing = { results: 0, rejected: 0 };

describe("Rosa's tablet puts tomorrow's practice aside", () => {
  test("and it is the very session that she starts with a network", async () => {
    const rosa = await newPatient(server);
    const { session, startUntil, submitUntil } = await prefetch(rosa);
    expect(session.tasks.map(({ taskType }) => taskType)).toEqual([33, 33, 33, 33, 1, 1]);
    expect(Date.parse(startUntil) - server.now().getTime()).toBe(startableMs);
    expect(Date.parse(submitUntil) - server.now().getTime()).toBe(30 * dayMs);
    expect((await prefetch(rosa)).session.tasks).toEqual(session.tasks);
    server.advance(dayMs);
    expect((await rosa.start()).tasks).toEqual(session.tasks);
  });

  test("which begins nothing: the welcome still offers the whole practice, until she has begun it", async () => {
    const rosa = await newPatient(server);
    const welcome = async () => (await rosa.welcome()).screenData.messageText2;
    const before = await welcome();
    await prefetch(rosa);
    expect(await welcome()).toBe(before);
    await rosa.start();
    expect(await welcome()).toMatch(/^You have 6 items left/);
  });

  test("and a session that she left in its middle is the one that is put aside", async () => {
    const rosa = await newPatient(server);
    const begun = await rosa.start();
    await rosa.send([resultOf(rosa.id, begun.tasks[0]!, server.now())]);
    const { session } = await prefetch(rosa);
    expect(session.sessionId).toBe(begun.sessionId);
    expect(session.answeredTaskIds).toEqual([begun.tasks[0]!.taskId]);
  });

  test("for no longer than it can be gone on with, where she began it long ago", async () => {
    const rosa = await newPatient(server);
    const begun = await rosa.start();
    server.advance(25 * dayMs);
    const { session, startUntil } = await prefetch(rosa);
    expect(session.sessionId).toBe(begun.sessionId);
    expect(Date.parse(startUntil)).toBe(Date.parse(session.builtAt) + 30 * dayMs);
  });

  test("but not without a subscription, without homework, or for somebody else", async () => {
    const sam = await newPatient(server, {}, []);
    const tess = await newPatient(server, { subscription: { status: "expired" } });
    expect(await refusal(prefetch(sam))).toEqual([404, "no-schedule"]);
    expect(await refusal(prefetch(tess))).toEqual([402, "subscription-required"]);
    const foreign = sam.call(prefetchSession, { params: { id: tess.id }, body: {} });
    expect(await refusal(foreign)).toEqual([404, "not-found"]);
  });
});

describe("what was put aside and not begun", () => {
  const changes: Readonly<Record<string, (rosa: NewPatient) => Promise<unknown>>> = {
    "other homework": (rosa) =>
      server.seed((trx) =>
        replaceSchedule(trx, rosa.id, homework, { authorId: null, now: server.now() }),
      ),
    "another level": (rosa) =>
      server.seed((trx) =>
        setLevelBounds(
          trx,
          {
            patientId: rosa.id,
            typeId: 33,
            authorId: rosa.id,
            isLocked: false,
            floor: 3,
            ceiling: null,
          },
          server.now(),
        ),
      ),
    "a person of hers that she removed": (rosa) =>
      server.seed(async (trx) => {
        const itemId = randomUUID();
        await trx
          .insertInto("own_items")
          .values({
            patient_id: rosa.id,
            item_id: itemId,
            kind: "person",
            name: "Maria",
            relation: "sister",
            photo_key: "maria.jpg",
            voice_key: null,
            created_at: server.now(),
            removed_at: null,
          })
          .execute();
        await removeItem(trx, rosa.id, itemId, server.now());
      }),
  };

  test.each(Object.keys(changes))(
    "gives way to %s, and its results are taken all the same",
    async (name) => {
      const rosa = await newPatient(server);
      const { session, submitToken } = await prefetch(rosa);
      await changes[name]!(rosa);
      const next = await prefetch(rosa);
      expect(next.session.sessionId).not.toBe(session.sessionId);
      expect((await rosa.start()).sessionId).toBe(next.session.sessionId);

      const { results } = await sendWith(
        submitToken,
        rosa,
        resultsOf(rosa.id, session, server.now()),
      );
      expect(results.map(({ status }) => status)).toEqual(session.tasks.map(() => "stored"));
      expect((await rosa.start()).sessionId).toBe(next.session.sessionId);
    },
  );

  test.each(Object.keys(changes))(
    "is taken up again when its results tell, after %s, that it had been begun",
    async (name) => {
      const rosa = await newPatient(server);
      const { session, submitToken } = await prefetch(rosa);
      const begunAt = server.now();
      server.advance(60_000);
      await changes[name]!(rosa);
      const other = await prefetch(rosa);
      await sendWith(submitToken, rosa, [resultOf(rosa.id, session.tasks[0]!, begunAt)]);
      const goneOn = await rosa.start({ scheduleId: session.scheduleId! });
      expect(goneOn.sessionId).toBe(session.sessionId);
      expect(goneOn.answeredTaskIds).toEqual([session.tasks[0]!.taskId]);
      const rest = resultsOf(rosa.id, session, server.now()).slice(1);
      const { results } = await sendWith(submitToken, rosa, rest);
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["stored"]));
      expect((await rosa.start()).sessionId).not.toBe(session.sessionId);
      expect(other.session.sessionId).not.toBe(session.sessionId);
    },
  );

  test("is built anew once nobody may begin it anymore: what was met meanwhile does not come again", async () => {
    const rosa = await newPatient(server, {}, [{ typeId: 1, taskCount: 5, taskLevel: 3 }]);
    const { session } = await prefetch(rosa);
    server.advance(startableMs + 60_000);
    expect((await rosa.start()).sessionId).not.toBe(session.sessionId);
  });

  test("stays where it was begun without a network: its first result says so", async () => {
    const rosa = await newPatient(server);
    const { session, submitToken } = await prefetch(rosa);
    await sendWith(submitToken, rosa, [resultOf(rosa.id, session.tasks[0]!, server.now())]);
    await changes["another level"]!(rosa);
    expect((await rosa.start()).sessionId).toBe(session.sessionId);
    expect((await rosa.welcome()).screenData.messageText2).toMatch(/^You have 5 items left/);
  });
});

describe("a submit token", () => {
  test("sends the results of its session when nobody is signed in, each stored once, at the time they were given", async () => {
    const rosa = await newPatient(server);
    const { session, submitToken } = await prefetch(rosa);
    const yesterday = new Date(server.now().getTime() + dayMs);
    const records = resultsOf(rosa.id, session, yesterday);
    server.advance(2 * dayMs);
    const first = await sendWith(submitToken, rosa, records);
    const again = await sendWith(submitToken, rosa, records);
    expect(new Set(first.results.map(({ status }) => status))).toEqual(new Set(["stored"]));
    expect(new Set(again.results.map(({ status }) => status))).toEqual(new Set(["duplicate"]));

    const rows = await server.seed((trx) =>
      trx
        .selectFrom("responses")
        .innerJoin("therapy_sessions as s", "s.session_id", "responses.session_id")
        .select(["responses.started_at", "s.started_at as begun", "s.finished_at"])
        .where("responses.patient_id", "=", rosa.id)
        .execute(),
    );
    expect(rows).toHaveLength(session.tasks.length);
    for (const row of rows)
      expect(row).toEqual({
        started_at: yesterday,
        begun: yesterday,
        finished_at: new Date(yesterday.getTime() + 10_000),
      });
    // It was done yesterday, so today's practice still has to be done.
    await rosa.call(deferAssessment, { params: { id: rosa.id }, body: {} });
    expect((await rosa.welcome()).screenData.primaryButton?.action).toBe("START_THERAPY_SESSION");
  });

  test("is bound to its session: another's results are refused as a whole, and nothing is kept of them", async () => {
    const rosa = await newPatient(server);
    const { session, submitToken } = await prefetch(rosa);
    const own = await rosa.start({ taskTypeIds: "33" });
    const [mine, other] = [session.tasks[0]!, own.tasks[0]!].map((task) =>
      resultOf(rosa.id, task, server.now()),
    );
    for (const records of [[other], [mine, other], [mine, { what: "ever" }], [null]])
      expect(await refusal(sendWith(submitToken, rosa, records))).toEqual([403, "other-session"]);
    expect(await keptOf(rosa)).toEqual(nothing);
  });

  test("that ended, was changed, or is somebody else's opens nothing, and ends nobody's sign-in", async () => {
    const rosa = await newPatient(server);
    const sam = await newPatient(server);
    const { session, submitToken } = await prefetch(rosa);
    const records = [resultOf(rosa.id, session.tasks[0]!, server.now())];
    const tampered = submitToken.slice(0, -1) + (submitToken.endsWith("A") ? "B" : "A");
    const samsOwn = (await prefetch(sam)).submitToken;
    for (const token of [tampered, samsOwn, "rgns_"]) {
      const sent = sendWith(token, rosa, records);
      await expect(sent).rejects.toMatchObject({
        status: 401,
        code: "submit-token-ended",
        authError: false,
      } satisfies Partial<CallError>);
    }
    server.advance(30 * dayMs);
    const late = sendWith(submitToken, rosa, records);
    expect(await refusal(late)).toEqual([401, "submit-token-ended"]);
    expect(await keptOf(rosa)).toEqual(nothing);
  });

  test("is no sign-in: to every other call it is nobody", async () => {
    const rosa = await newPatient(server);
    const device = server.client((await prefetch(rosa)).submitToken);
    const params = { id: rosa.id };
    const calls = [
      device(loadUser, {}),
      device(nextActivity, { params, query: {} }),
      device(prefetchSession, { params, body: {} }),
    ];
    for (const asked of calls) expect(await refusal(asked)).toEqual([401, "not-signed-in"]);
  });

  test("ends with the account it is for", async () => {
    const rosa = await newPatient(server);
    const { session, submitToken } = await prefetch(rosa);
    await server.seed((trx) =>
      trx.updateTable("users").set({ status: "SUSPENDED" }).where("id", "=", rosa.id).execute(),
    );
    const sent = sendWith(submitToken, rosa, [resultOf(rosa.id, session.tasks[0]!, server.now())]);
    expect(await refusal(sent)).toEqual([401, "submit-token-ended"]);
  });

  test("is stored as a hash, stays out of the log, and leaves its trace in the audit", async () => {
    const rosa = await newPatient(server);
    const { session, submitToken } = await prefetch(rosa);
    const from = server.logLines.length;
    await sendWith(submitToken, rosa, [resultOf(rosa.id, session.tasks[0]!, server.now())]);
    const url = `/service/v700/api/patient/${rosa.id}/responses?token=${submitToken}`;
    await server.app.inject({ method: "POST", url, payload: [{ sessionId: "another" }] });
    expect(server.logLines.length).toBeGreaterThan(from);
    expect(server.logLines.join("\n")).not.toContain(submitToken.slice(5));
    const kept = await server.database.pool.query(
      "select row_to_json(submit_tokens)::text as text from submit_tokens",
    );
    expect(kept.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept.rows)).not.toContain(submitToken);
    const { rows } = await server.database.pool.query(
      `select access, user_id, status, error from audit
       where subject_patient_id = $1 and call like '%responses' order by at`,
      [rosa.id],
    );
    const access = "own-results: submit-token";
    expect(rows).toEqual([
      { access, user_id: null, status: 200, error: null },
      { access, user_id: null, status: 403, error: "other-session" },
    ]);
  });
});
