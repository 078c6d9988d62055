import { dayMs } from "@regain/contract/durations";
import { describe, expect } from "vitest";
import { addPatient } from "../../builders/people.ts";
import { readConfig } from "../../config.ts";
import { system } from "../../db/actor.ts";
import { unsent } from "../../demo/invitations.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { askBySurvey } from "./ask.job.ts";

const now = new Date("2027-11-22T16:10:00Z");

describe("several servers", () => {
  onBothEngines("that ask at the same moment ask each patient once", async (database) => {
    const people = 12;
    await database.withActor(system("demo"), async (trx) => {
      for (let index = 0; index < people; index += 1)
        await addPatient(trx, { username: `p${index}` });
    });
    await database.owner
      .updateTable("subscriptions")
      .set({ status: "trialEnded", period_ends_at: new Date(now.getTime() - 4 * dayMs) })
      .execute();
    const config = readConfig({});
    const job = askBySurvey({ database, clock: () => now, jobs: unsent.jobs, config });
    await Promise.all([job.run({}), job.run({}), job.run({})]);
    const written = await database.owner.selectFrom("mails").select("recipient").execute();
    expect(written).toHaveLength(people);
    expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(people);
    const asked = await database.owner.selectFrom("surveys").select("patient_id").execute();
    expect(asked).toHaveLength(people);
  });
});
