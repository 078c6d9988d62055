import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import { unsent } from "../../demo/invitations.ts";
import { homework } from "../../testing/practising-patient.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { rowOf } from "./email-preferences.rules.ts";
import { putMailChoices } from "./email-preferences.store.ts";
import { writePracticeLetters } from "./write-letters.job.ts";

const sunday = new Date("2027-11-21T12:00:00Z");
const mondayMorning = new Date("2027-11-22T14:00:00Z");

describe("several servers", () => {
  onBothEngines("that look at the same moment write one reminder to each", async (database) => {
    const people = 12;
    await database.withActor(system("demo"), async (trx) => {
      for (let index = 0; index < people; index += 1) {
        const id = await addPatient(trx, {
          username: `p${index}`,
          time_zone: "America/New_York",
        });
        const wishes = {
          remindersOn: true,
          days: ["monday" as const],
          hour: 9,
          progressMails: "never" as const,
        };
        await replaceSchedule(trx, id, homework, { authorId: null, now: sunday });
        await putMailChoices(trx, rowOf(id, wishes, undefined, sunday));
      }
    });
    const look = () =>
      writePracticeLetters({ database, letters: unsent, clock: () => mondayMorning }).run({});
    await Promise.all([look(), look(), look(), look()]);
    const written = await database.owner
      .selectFrom("mails")
      .select(["recipient", "template"])
      .orderBy("recipient")
      .execute();
    expect(written).toHaveLength(people);
    expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(people);
  });
});
