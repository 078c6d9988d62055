import { expect } from "vitest";
import { v7 } from "uuid";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { eraseUser } from "./erase.store.ts";

const now = new Date("2026-03-01T12:00:00Z");
const event = (user_id: string | null, anonymous_id: string) => ({
  id: v7(),
  at: now,
  user_id,
  anonymous_id,
  event_name: "print",
  event_sub_type: null,
  data: "{}",
});

onBothEngines("with an account goes what was counted of it, named or not yet", async (database) => {
  const { rosa, sam } = await database.withActor(system("demo"), async (trx) => ({
    rosa: await addPatient(trx, { username: "rosa" }),
    sam: await addPatient(trx, { username: "sam" }),
  }));
  await database.withActor(system("tracking"), async (trx) => {
    await trx
      .insertInto("event_log")
      .values([
        event(null, "rosa's"),
        event(rosa, "rosa's"),
        event(sam, "rosa's"),
        event(null, "another's"),
      ])
      .execute();
    await trx
      .insertInto("anonymous_ids")
      .values({ anonymous_id: "rosa's", user_id: rosa, since: now })
      .execute();
  });
  await database.withActor(system("erasure"), (trx) => eraseUser(trx, rosa, new Date()));
  const left = await database.owner
    .selectFrom("event_log")
    .select(["user_id", "anonymous_id"])
    .orderBy("anonymous_id")
    .execute();
  expect(left).toEqual([
    { user_id: null, anonymous_id: "another's" },
    { user_id: sam, anonymous_id: "rosa's" },
  ]);
  expect(await database.owner.selectFrom("anonymous_ids").selectAll().execute()).toEqual([]);
});
