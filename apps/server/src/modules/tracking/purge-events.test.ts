import { expect } from "vitest";
import { v7 } from "uuid";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { purgeEvents } from "./purge-events.job.ts";
import { insertEvent, insertLinkUse, nameAnonymousId } from "./tracking.store.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const event = (at: Date, user_id: string | null, anonymous_id: string | null) => ({
  id: v7(),
  at,
  user_id,
  anonymous_id,
  event_name: "print",
  event_sub_type: null,
  data: "{}",
});

onBothEngines("what was counted goes after 13 months", async (database) => {
  const rosa = await database.withActor(system("demo"), (trx) =>
    addPatient(trx, { username: "rosa" }),
  );
  await database.withActor(system("tracking"), async (trx) => {
    for (const at of [day("2025-01-31"), day("2025-02-02")]) {
      await insertEvent(trx, event(at, rosa, null));
      await insertLinkUse(trx, { id: v7(), at, destination: "/download", metadata: "{}" });
      await nameAnonymousId(trx, { anonymousId: `browser of ${at.getDate()}`, userId: rosa }, at);
    }
  });
  await purgeEvents({ database, clock: () => day("2026-03-01") }).run({});
  const left = await Promise.all([
    database.owner.selectFrom("event_log").select("at").execute(),
    database.owner.selectFrom("link_log").select("at").execute(),
    database.owner.selectFrom("anonymous_ids").select("since as at").execute(),
  ]);
  expect(left).toEqual([
    [{ at: day("2025-02-02") }],
    [{ at: day("2025-02-02") }],
    [{ at: day("2025-02-02") }],
  ]);
});

onBothEngines("the last days of a long month take nothing of the next month", async (database) => {
  const atNoon = [day("2025-02-27"), day("2025-02-28"), day("2025-03-01")];
  await database.withActor(system("tracking"), async (trx) => {
    for (const at of atNoon)
      await insertLinkUse(trx, { id: v7(), at, destination: "/download", metadata: "{}" });
  });
  const midnight = new Date("2026-03-31T00:00:00Z");
  await purgeEvents({ database, clock: () => midnight }).run({});
  const left = await database.owner.selectFrom("link_log").select("at").orderBy("at").execute();
  expect(left.map(({ at }) => at)).toEqual(atNoon.slice(1));
});
