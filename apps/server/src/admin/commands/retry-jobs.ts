import { system } from "../../db/actor.ts";
import { countGivenUp, takeGivenUp } from "../../lib/given-up-jobs.store.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { counted } from "../shown.ts";

const actor = system("jobs");

export const retryJobs: Command = {
  name: "retry-jobs",
  summary: "Puts the jobs that were given up into the queue again, to be tried for half a day.",
  more: "Mend first what they failed at: the log names it. A job that was given up twice is done once.",
  operands: [],
  async prepare(context) {
    const { database } = context;
    const jobs = await context.jobs();
    const waiting = await database.withActor(actor, countGivenUp);
    if (waiting.length === 0) throw new CommandRefusal("nothing-given-up", "No job was given up.");
    const names = waiting.map(({ name, count }) => `${name} ${count}`).join(", ");
    return {
      about: [],
      will: `Tries again what was given up: ${names}.`,
      async run() {
        const taken = await database.withActor(actor, async (trx) => {
          const all = await takeGivenUp(trx);
          for (const { name, payload, urgency } of all)
            await jobs.enqueue(trx, name, payload, urgency);
          return all;
        });
        return {
          says: `${counted(taken.length, "job")} in the queue again.`,
          data: { jobs: taken.map(({ name }) => name) },
        };
      },
    };
  },
};
