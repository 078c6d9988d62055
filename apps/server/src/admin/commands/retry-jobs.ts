import { sendMailJob } from "../../modules/messaging/enqueue-mail.ts";
import { lapseWhereDue } from "../../modules/messaging/lapsed.service.ts";
import { system } from "../../db/actor.ts";
import { countDeadJobs, takeDeadJobs } from "../../lib/dead-jobs.store.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { counted } from "../shown.ts";

const actor = system("jobs");

export const retryJobs: Command = {
  name: "retry-jobs",
  summary: "Puts the jobs that were given up into the queue again, to be tried for half a day.",
  more: "Mend first what they failed at: the log names it. A job that was given up twice is done once.\nA message that is of no use to its reader anymore, as a reminder of a past day, is not sent.",
  operands: [],
  async prepare(context) {
    const { database, now } = context;
    const jobs = await context.jobs();
    const waiting = await database.withActor(actor, countDeadJobs);
    if (waiting.length === 0) throw new CommandRefusal("nothing-given-up", "No job was given up.");
    const names = waiting.map(({ name, count }) => `${name} ${count}`).join(", ");
    return {
      about: [],
      will: `Tries again what was given up: ${names}.`,
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
        const unsent = `${counted(lapsed, "message")} of no use anymore: not sent.`;
        return {
          says: [`${counted(again.length, "job")} in the queue again.`, lapsed > 0 ? unsent : ""]
            .filter(Boolean)
            .join(" "),
          data: { jobs: again, lapsed },
        };
      },
    };
  },
};
