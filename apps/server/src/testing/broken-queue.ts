import type { Jobs } from "../lib/jobs.ts";

/** A queue that accepts no letter to this person. */
export const brokenFor = (jobs: Jobs, userId: string): Jobs => ({
  async enqueue(trx, name, payload, urgency) {
    const mail = await trx
      .selectFrom("mails")
      .select("user_id")
      .where("mail_id", "=", String(payload?.mailId))
      .executeTakeFirst();
    if (mail?.user_id === userId) throw new Error("The queue is broken.");
    await jobs.enqueue(trx, name, payload, urgency);
  },
});
