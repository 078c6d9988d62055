import { sendMailJob } from "../../modules/messaging/enqueue-mail.ts";
import { lapseWhereDue } from "../../modules/messaging/lapsed.service.ts";
import { system } from "../../db/actor.ts";
import { countDeadJobs, takeDeadJobs } from "../../lib/dead-jobs.store.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { counted } from "../shown.ts";

const actor = system("jobs");

export const retryJobs: Command = {
  name: "retry-jobs",
  summary: "Puts abandoned jobs back into the queue, to be tried for another half day.",
  more: "First fix what they failed at: the log names it. A job that was abandoned twice is done once.\nA message that is no longer of use, such as a reminder for a past day, is not sent.",
  operands: [],
  async prepare(context) {
    const { database, now } = context;
    const jobs = await context.jobs();
    const waiting = await database.withActor(actor, countDeadJobs);
    if (waiting.length === 0)
      throw new CommandRefusal("nothing-given-up", "There are no abandoned jobs.");
    const names = waiting.map(({ name, count }) => `${name} ${count}`).join(", ");
    return {
      about: [],
      will: `Puts these abandoned jobs back into the queue: ${names}.`,
      async run() {
        const taken = await database.withActor(actor, async (trx) => {
          const again: string[] = [];
          let lapsed = 0;
          for (const { name, payload, urgency } of await takeDeadJobs(trx)) {
            const hasLapsed =
              name === sendMailJob && (await lapseWhereDue(trx, String(payload.mailId), now));
            if (hasLapsed) {
              lapsed += 1;
              continue;
            }
            await jobs.enqueue(trx, name, payload, urgency);
            again.push(name);
          }
          return { again, lapsed };
        });
        const { again, lapsed } = taken;
        const unsent = `${counted(lapsed, "message")} no longer of use: not sent.`;
        return {
          says: [`${counted(again.length, "job")} back in the queue.`, lapsed > 0 ? unsent : ""]
            .filter(Boolean)
            .join(" "),
          data: { jobs: again, lapsed },
        };
      },
    };
  },
};
