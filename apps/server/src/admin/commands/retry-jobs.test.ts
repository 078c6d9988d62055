import { dayMs } from "@regain/contract/durations";
import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { addPatient } from "../../builders/people.ts";
import { startJobs } from "../../lib/jobs.ts";
import { operatorAt } from "../../testing/operator.ts";
import { writeLetter } from "../../modules/messaging/letter.service.ts";
import { onBothEngines } from "../../testing/test-database.ts";

interface Row {
  readonly name: string;
  readonly data: { readonly payload: object };
  readonly state: string;
  readonly tries: number;
  readonly dead: string | null;
}

const rowsOf = async ({ pool }: OwnedDatabase) =>
  (
    await pool.query<Row>(
      "select name, data, state, retry_limit as tries, dead_letter as dead from boss.job where name like 'regain%' order by name, data -> 'payload' ->> 'mailId'",
    )
  ).rows;

const first = "00000000-0000-7000-8000-00000000000a";
const second = "00000000-0000-7000-8000-00000000000b";

onBothEngines(
  "what was given up is tried again as long as what is new, and once",
  async (database) => {
    const { run, trail } = operatorAt(database);
    const none = await run("retry-jobs", "--yes");
    expect(none).toMatchObject({ code: 1, noted: "There are no abandoned jobs." });

    const jobs = await startJobs(database, { onError: () => {} });
    await database.withActor(system("jobs"), async (trx) => {
      await jobs.enqueue(trx, "send-mail", { mailId: first }, "awaited");
      await jobs.enqueue(trx, "send-mail", { mailId: second });
    });
    await jobs.stop();
    // As the queue itself gives up: into the dead-letter queue, without the job's own retry limit.
    const { pool } = database;
    await pool.query(
      "insert into boss.job (name, data, priority) select 'regain-dead', data, priority from boss.job where name = 'regain'",
    );
    await pool.query(
      "insert into boss.job (name, data) select 'regain-dead', data from boss.job where name = 'regain' and data -> 'payload' ->> 'mailId' = $1",
      [second],
    );
    await pool.query("delete from boss.job where name = 'regain'");

    expect(await run("retry-jobs")).toMatchObject({ code: 1 });
    expect(await run("retry-jobs", "--yes")).toMatchObject({
      code: 0,
      noted: "Puts these abandoned jobs back into the queue: send-mail 3.",
      said: "2 jobs back in the queue.",
    });
    const rows = await rowsOf(database);
    const again = rows.filter(({ name }) => name === "regain");
    expect(again.map(({ data, state, tries, dead }) => [data, state, tries, dead])).toEqual(
      [first, second].map((mailId) => [
        expect.objectContaining({ name: "send-mail", payload: { mailId } }),
        "created",
        20,
        "regain-dead",
      ]),
    );
    expect(again.map(({ data }) => data)).toMatchObject([
      { urgency: "awaited" },
      { urgency: "whenever" },
    ]);
    expect(rows.filter(({ name }) => name === "regain-dead").map(({ state }) => state)).toEqual([
      "cancelled",
      "cancelled",
      "cancelled",
    ]);
    expect(await run("retry-jobs", "--yes")).toMatchObject({ code: 1 });
    expect((await trail()).map(({ call, error }) => [call, error])).toContainEqual([
      "ADMIN retry-jobs",
      null,
    ]);
  },
);

onBothEngines("what is of no use anymore is not sent, and counted", async (database) => {
  const { run, advance, now, seed } = operatorAt(database);
  const jobs = await startJobs(database, { onError: () => {} });
  const rosa = await seed((trx) => addPatient(trx, { username: "rosa" }));
  await database.withActor(system("jobs"), async (trx) => {
    const to = { to: "rosa@example.org", userId: rosa, values: { name: "Rosa", code: "123456" } };
    const parts = { jobs, publicUrl: "https://regain.test" };
    for (const kind of ["oneTimeCode", "passwordChanged"] as const)
      await writeLetter(trx, parts, { kind, ...to }, now());
  });
  await jobs.stop();
  await database.pool.query("update boss.job set name = 'regain-dead' where name = 'regain'");
  advance(dayMs);
  expect(await run("retry-jobs", "--yes")).toMatchObject({
    code: 0,
    said: "1 job back in the queue. 1 message no longer of use: not sent.",
  });
  expect((await run("mails", "rosa")).said).toMatch(/lapsed/);
});
