import type { CueType, Result } from "@regain/contract/entities/enumerations";
import { createRng, type Rng } from "@regain/therapy/rng";
import { sql } from "kysely";
import { v7 } from "uuid";
import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import { addMadeUpSession, madeUpResponse, type MadeUpSession } from "../../builders/practice.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import type { BlockRow, PracticeDaysTable, ResponseRow } from "../../db/tables/therapy.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { insertCorrection, storeResponses } from "./response.store.ts";
import { lockPatient } from "../patient.store.ts";

const demo = system("demo");
const firstDay = Date.parse("2026-03-02T08:00:00Z");

/** One patient with sessions on several days, some over midnight, and a result for each item. */
async function practice(database: OwnedDatabase, seed: string) {
  const rng = createRng(seed);
  return database.withActor(demo, async (trx) => {
    const patientId = await addPatient(trx, { username: "rosa" });
    const sessions: MadeUpSession[] = [];
    for (let index = 0; index < 8; index++) {
      const builtAt = new Date(firstDay + index * 15 * 3_600_000);
      const blocks = [1, 2, 3].map((typeId) => ({ typeId, level: rng.between(1, 3), count: 30 }));
      const place = rng.chance(1, 4) ? "clinic" : "home";
      sessions.push(await addMadeUpSession(trx, patientId, blocks, builtAt, place));
    }
    const responses = sessions.flatMap((session) =>
      session.items.map((item, index) =>
        madeUpResponse(session, item, randomOutcome(rng, session, index)),
      ),
    );
    return { patientId, responses, rng };
  });
}

function randomOutcome(rng: Rng, { row }: MadeUpSession, index: number): Partial<ResponseRow> {
  const started_at = new Date(row.built_at.getTime() + index * 400_000);
  const timing = { started_at, ended_at: new Date(started_at.getTime() + rng.int(500_000)) };
  if (rng.chance(1, 10))
    return { ...timing, result: null, accuracy: null, skip_type: "SINGLE_ITEM" };
  const accuracy = rng.pick([0, 33.3, 66.7, 100]);
  const cues = rng.chance(1, 4) ? { phonemic_cues: 1, hints: rng.int(3) } : {};
  const result = accuracy === 0 ? "incorrect" : accuracy < 100 ? "correct_partially" : "correct";
  return { ...timing, accuracy, result, last_response_ms: rng.int(20_000), ...cues };
}

/** Batches as devices send them: of any size, with some results twice. */
function batchesOf(rng: Rng, responses: readonly ResponseRow[], count: number): ResponseRow[][] {
  return Array.from({ length: count }, () =>
    Array.from({ length: rng.between(1, 8) }, () => rng.pick(responses)),
  );
}

interface Judgement {
  readonly result: Result;
  readonly accuracy: number;
}

/**
 * What blocks must contain, counted from the stored results one by one: the twin of `count_blocks`,
 * without SQL's help.
 */
function recount(responses: readonly ResponseRow[], corrections = new Map<string, Judgement>()) {
  const blocks = new Map<string, Record<string, unknown>>();
  const cueTypes: readonly CueType[] = ["semantic", "phonemic", "graphemic", "full"];
  for (const row of responses) {
    const key = [row.local_date, row.session_id, row.task_type_id, row.level].join(" ");
    const before = blocks.get(key) as Record<string, number> | undefined;
    const { accuracy, result } = corrections.get(row.uuid) ?? row;
    const cues = cueTypes.map((type) => row[`${type}_cues`]);
    const isHelped = cues.some((one) => one > 0) || row.hints > 0 || result === "correct_w_help";
    const isScored = accuracy !== null;
    const add = (name: string, value: number) => (before?.[name] ?? 0) + value;
    const duration = Math.min(300_000, row.ended_at.getTime() - row.started_at.getTime());
    blocks.set(key, {
      place: row.place,
      item_count: add("item_count", 1),
      scored_count: add("scored_count", isScored ? 1 : 0),
      accuracy_sum: add("accuracy_sum", Math.round((accuracy ?? 0) * 10)),
      without_help_sum: add("without_help_sum", isHelped ? 0 : Math.round((accuracy ?? 0) * 10)),
      latency_sum: add("latency_sum", isScored ? (row.last_response_ms ?? 0) : 0),
      latency_count: add("latency_count", isScored ? 1 : 0),
      duration_sum: add("duration_sum", duration),
      cues: add(
        "cues",
        cues.reduce((sum, one) => sum + one, row.hints),
      ),
    });
  }
  return blocks;
}

const tenths = (value: number) => Math.round(value * 10);

function asRecount(rows: readonly BlockRow[]) {
  return new Map(
    rows.map((row) => [
      [row.local_date, row.session_id, row.task_type_id, row.level].join(" "),
      {
        place: row.place,
        item_count: row.item_count,
        scored_count: row.scored_count,
        accuracy_sum: tenths(row.accuracy_sum),
        without_help_sum: tenths(row.without_help_sum),
        latency_sum: row.latency_sum,
        latency_count: row.latency_count,
        duration_sum: row.duration_sum,
        cues: Object.values(row.cue_counts).reduce((sum, one) => sum + one, 0),
      },
    ]),
  );
}

function daysOf(blocks: readonly BlockRow[]): Map<string, Partial<PracticeDaysTable>> {
  const days = new Map<
    string,
    { item_count: number; home_duration: number; clinic_duration: number }
  >();
  for (const block of blocks) {
    const day = days.get(block.local_date) ?? {
      item_count: 0,
      home_duration: 0,
      clinic_duration: 0,
    };
    day.item_count += block.item_count;
    day[`${block.place}_duration`] += block.duration_sum;
    days.set(block.local_date, day);
  }
  return days;
}

/** Everything stored, as the patient's own numbers. */
function stored(database: OwnedDatabase, patientId: string) {
  return database.withActor(demo, async (trx) => {
    const of = { patient_id: patientId };
    return {
      uuids: await trx
        .selectFrom("responses")
        .select("uuid")
        .where("patient_id", "=", of.patient_id)
        .execute(),
      blocks: await trx
        .selectFrom("blocks")
        .selectAll()
        .where("patient_id", "=", of.patient_id)
        .execute(),
      days: await trx
        .selectFrom("practice_days")
        .selectAll()
        .where("patient_id", "=", of.patient_id)
        .execute(),
    };
  });
}

async function expectRecount(
  database: OwnedDatabase,
  patientId: string,
  responses: readonly ResponseRow[],
  corrections?: Map<string, Judgement>,
) {
  const { blocks, days } = await stored(database, patientId);
  expect(asRecount(blocks)).toEqual(recount(responses, corrections));
  const counted = days.map(({ local_date, item_count, home_duration, clinic_duration }) => [
    local_date,
    { item_count, home_duration, clinic_duration },
  ]);
  expect(new Map(counted as [string, object][])).toEqual(daysOf(blocks));
}

describe("blocks are what a recount says", () => {
  onBothEngines("after hundreds of random batches from two writers at once", async (database) => {
    const { patientId, responses, rng } = await practice(database, "two writers");
    // With its one connection, the embedded engine takes them one after another, whoever sends them.
    const count = 300;
    const batches = batchesOf(rng, responses, count);
    const answered = new Map<string, number>();
    const writer = async (own: readonly ResponseRow[][]) => {
      for (const batch of own) {
        const added = await database.withActor(demo, async (trx) => {
          await lockPatient(trx, patientId);
          return storeResponses(trx, patientId, batch);
        });
        for (const uuid of added) answered.set(uuid, (answered.get(uuid) ?? 0) + 1);
      }
    };
    await Promise.all([writer(batches.slice(0, count / 2)), writer(batches.slice(count / 2))]);

    const sent = new Set(batches.flat().map(({ uuid }) => uuid));
    expect(sent.size).toBeGreaterThan(count);
    expect(new Set(answered.keys())).toEqual(sent);
    expect([...answered.values()].every((times) => times === 1)).toBe(true);
    await expectRecount(
      database,
      patientId,
      responses.filter(({ uuid }) => sent.has(uuid)),
    );
  });

  onBothEngines("after corrections, of which the latest counts", async (database) => {
    const { patientId, responses } = await practice(database, "corrections");
    const [first, second] = responses.filter(({ result }) => result === "incorrect");
    const correct = (row: ResponseRow, result: Result, accuracy: number, minute: number) =>
      database.withActor(demo, (trx) =>
        insertCorrection(trx, {
          patient_id: patientId,
          correction_id: v7(),
          response_uuid: row.uuid,
          result,
          accuracy,
          author_id: v7(),
          reason: "Said it right.",
          corrected_at: new Date(firstDay + minute * 60_000),
        }),
      );
    await database.withActor(demo, (trx) => storeResponses(trx, patientId, responses));
    await correct(first!, "correct", 100, 2);
    await correct(first!, "correct_partially", 50, 1);
    await correct(second!, "correct", 100, 1);
    await correct(second!, "correct_w_help", 100, 2);
    const judgements = new Map<string, Judgement>([
      [first!.uuid, { result: "correct", accuracy: 100 }],
      [second!.uuid, { result: "correct_w_help", accuracy: 100 }],
    ]);
    await expectRecount(database, patientId, responses, judgements);
  });

  onBothEngines("after an erasure, and after they were lost and rebuilt", async (database) => {
    const { patientId, responses } = await practice(database, "erasure");
    await database.withActor(demo, (trx) => storeResponses(trx, patientId, responses));
    const erased = responses[0]!.session_id;
    await database.withActor(system("erasure"), async (trx) => {
      await trx
        .deleteFrom("responses")
        .where("patient_id", "=", patientId)
        .where("session_id", "=", erased)
        .execute();
      await sql`select refresh_blocks(${patientId}::uuid, array[${erased}]::uuid[])`.execute(trx);
    });
    const left = responses.filter(({ session_id }) => session_id !== erased);
    await expectRecount(database, patientId, left);

    await database.owner.deleteFrom("blocks").where("patient_id", "=", patientId).execute();
    await database.owner.updateTable("practice_days").set({ item_count: 999 }).execute();
    await database.withActor(demo, (trx) =>
      sql`select refresh_blocks(${patientId}::uuid)`.execute(trx),
    );
    await expectRecount(database, patientId, left);
  });

  onBothEngines("after all of it in any order, with answers that come late", async (database) => {
    const { patientId, responses, rng } = await practice(database, "any order");
    const held = new Map<string, ResponseRow>();
    const judged = new Map<string, Judgement>();
    const put = async () => {
      const [batch] = batchesOf(rng, responses, 1);
      await database.withActor(demo, (trx) => storeResponses(trx, patientId, batch!));
      for (const row of batch!) if (!held.has(row.uuid)) held.set(row.uuid, row);
    };
    const correct = async (minute: number) => {
      const row = rng.pick([...held.values()]);
      // What was skipped was not judged.
      if (row.result === null) return;
      const judgement = rng.pick([
        { result: "correct", accuracy: 100 },
        { result: "correct_w_help", accuracy: 100 },
        { result: "incorrect", accuracy: 0 },
      ] as const);
      await database.withActor(demo, (trx) =>
        insertCorrection(trx, {
          ...judgement,
          patient_id: patientId,
          correction_id: v7(),
          response_uuid: row.uuid,
          author_id: v7(),
          reason: "Listened again.",
          corrected_at: new Date(firstDay + minute * 60_000),
        }),
      );
      judged.set(row.uuid, judgement);
    };
    const erase = async () => {
      const { session_id: erased } = rng.pick([...held.values()]);
      const gone = [...held.values()].filter(({ session_id }) => session_id === erased);
      const uuids = gone.map(({ uuid }) => uuid);
      await database.withActor(system("erasure"), async (trx) => {
        await trx
          .deleteFrom("response_corrections")
          .where("patient_id", "=", patientId)
          .where("response_uuid", "in", uuids)
          .execute();
        await trx
          .deleteFrom("responses")
          .where("patient_id", "=", patientId)
          .where("uuid", "in", uuids)
          .execute();
        await sql`select refresh_blocks(${patientId}::uuid, array[${erased}]::uuid[])`.execute(trx);
      });
      for (const uuid of uuids) {
        held.delete(uuid);
        judged.delete(uuid);
      }
    };
    await put();
    for (let step = 0; step < 150; step++) {
      if (rng.chance(1, 20)) await erase();
      else if (rng.chance(1, 4) && held.size > 0) await correct(step);
      else await put();
      if (held.size === 0) await put();
      if (step % 30 === 0) await expectRecount(database, patientId, [...held.values()], judged);
    }
    expect(judged.size).toBeGreaterThan(5);
    await expectRecount(database, patientId, [...held.values()], judged);
  });

  onBothEngines(
    "and neither results nor their counts can be changed by the application",
    async (database) => {
      const { patientId, responses } = await practice(database, "append-only");
      await database.withActor(demo, (trx) =>
        storeResponses(trx, patientId, responses.slice(0, 5)),
      );
      const attempts = [
        "update responses set accuracy = 100",
        "delete from responses",
        "update response_corrections set accuracy = 100",
        "delete from response_corrections",
        "select * from rejected_responses",
        "update blocks set accuracy_sum = 0",
        "delete from practice_days",
      ];
      for (const attempt of attempts)
        await expect(
          database.withActor(demo, (trx) => sql.raw(attempt).execute(trx)),
          attempt,
        ).rejects.toThrow("permission denied");
    },
  );
});
