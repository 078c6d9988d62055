import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import { v7 } from "uuid";
import { addPatient } from "../../builders/people.ts";
import { operatorAt } from "../../testing/operator.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { Misuse } from "../command.ts";

onBothEngines("surveys writes answers into a file of its own, and over no other", async (db) => {
  const folder = await temporaryFolder("surveys");
  const { seed, run, now, trail } = operatorAt(db, {}, folder);
  const rosa = await seed((trx) => addPatient(trx, { username: "rosa" }));
  await db.pool.query(
    `insert into scholarship_answers (patient_id, answer_id, amount_cents, answered_at)
     values ($1, $2, 1500, $3)`,
    [rosa, v7(), now()],
  );

  const { code, said } = await run("surveys", "scholarship", "--out", "answers.csv", "--json");
  expect(code).toBe(0);
  const path = join(folder, "answers.csv");
  expect(JSON.parse(said)).toMatchObject({ campaign: "scholarship", file: path });
  const text = await readFile(path, "utf8");
  expect(parse(text, { bom: true, columns: true })).toMatchObject([{ amountCents: "1500" }]);
  expect(text).not.toMatch(/rosa/i);
  if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);

  await writeFile(path, "mine");
  expect(await run("surveys", "end_of_trial", "--out", path)).toMatchObject({
    code: 1,
    noted: `${path} already exists: choose another name.`,
  });
  expect(await readFile(path, "utf8")).toBe("mine");
  expect((await run("surveys", "end_of_trial", "--out", "no/such/folder.csv")).code).toBe(1);
  const later = ["surveys", "scholarship", "--from", "2999-01-01", "--out", "later.csv"];
  expect((await run(...later)).code).toBe(0);
  const none = await readFile(join(folder, "later.csv"), "utf8");
  expect(parse(none, { bom: true, columns: true })).toEqual([]);

  for (const wrong of [
    ["surveys", "none", "--out", "a.csv"],
    ["surveys", "scholarship"],
    ["surveys", "scholarship", "--out", "a.csv", "--from", "2026-02-30"],
    ["surveys", "scholarship", "--out", "a.csv", "--from", "yesterday"],
  ])
    await expect(run(...wrong)).rejects.toThrow(Misuse);
  expect((await trail()).map(({ call, status, error }) => [call, status, error])).toEqual([
    ["ADMIN surveys", 200, null],
    ["ADMIN surveys", 409, "file-exists"],
    ["ADMIN surveys", 409, "not-writable"],
    ["ADMIN surveys", 200, null],
  ]);
});
