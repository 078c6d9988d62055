import { expect } from "vitest";
import { onBothEngines } from "../testing/test-database.ts";
import { addPatient } from "../builders/people.ts";
import { system } from "./actor.ts";
import { refusedByDatabase } from "./refused-by-database.ts";

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "fine",
    (error: unknown) => refusedByDatabase(error)?.code ?? error,
  );

onBothEngines("a name or an address that became somebody else's is in use", async (database) => {
  const rename = (change: { email: string } | { username: string }) =>
    refusalOf(
      database.withActor(system("demo"), (trx) =>
        trx.updateTable("users").set(change).where("username", "=", "sam").execute(),
      ),
    );
  await database.withActor(system("demo"), async (trx) => {
    await addPatient(trx, { username: "rosa" });
    await addPatient(trx, { username: "sam" });
  });
  expect(await rename({ email: "Rosa@Example.org" })).toBe("email-in-use");
  expect(await rename({ username: "ROSA" })).toBe("username-in-use");
  expect(await rename({ email: "sam.may@example.org" })).toBe("fine");
});

onBothEngines("what is unique for other reasons is no refusal", async ({ pool }) => {
  const twice = pool.query("create temp table t (n int unique); insert into t values (1), (1)");
  expect(await refusalOf(twice)).toMatchObject({ code: "23505" });
});

onBothEngines("days that cannot be stored are malformed", async ({ pool }) => {
  const read = (day: string) => refusalOf(pool.query("select $1::date", [day]));
  expect(await read("0000-01-01")).toBe("malformed-request");
  expect(await read("2026-02-30")).toBe("malformed-request");
  expect(await read("soon")).toBe("malformed-request");
  expect(await read("2026-02-28")).toBe("fine");
});
