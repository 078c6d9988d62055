import { dayMs } from "@regain/contract/durations";
import { v7 } from "uuid";
import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addInstitution, addPatient } from "../../builders/people.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { purgeInvitations } from "./purge-invitations.job.ts";

const now = new Date("2026-03-02T03:40:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

onBothEngines("invitations that led to nothing are forgotten after a year", async (database) => {
  await database.withActor(system("demo"), async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    const rosa = await addPatient(trx, { username: "rosa", institution_id });
    const ended = (email: string, days: number) => ({
      id: v7(),
      email,
      user_type: "patient" as const,
      institution_id,
      created_at: daysAgo(days + 7),
      expires_at: daysAgo(days),
    });
    await trx
      .insertInto("invitations")
      .values([
        ended("long.over@example.org", 366),
        { ...ended("long.declined@example.org", 366), status: "DECLINED" },
        ended("over@example.org", 364),
        ended("open@example.org", -7),
        { ...ended("rosa@example.org", 800), status: "ACCEPTED", user_id: rosa },
        { ...ended("erased@example.org", 8), status: "ACCEPTED", user_id: null },
      ])
      .execute();
  });
  await purgeInvitations({ database, clock: () => now }).run({});
  const { rows } = await database.pool.query<{ email: string }>(
    "select email from invitations order by 1",
  );
  expect(rows.map(({ email }) => email)).toEqual([
    "open@example.org",
    "over@example.org",
    "rosa@example.org",
  ]);
});
