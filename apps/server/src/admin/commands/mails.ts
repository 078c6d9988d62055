import { system } from "../../db/actor.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { mailLine, shownMails } from "../mail-line.ts";
import { nameOf, userOperand } from "../named-person.ts";
import { mailsTo, personNamed } from "../operator.store.ts";

const most = 50;

export const mails: Command = {
  name: "mails",
  summary: "Lists the messages written to a person in the last 30 days, the latest first.",
  more: "Shows when each message was written and when the mail server accepted it or refused its address, but not its\ntext. USER can also be an email address that has no account.",
  operands: [userOperand],
  prepare: async ({ database, now }, { operands: [user = ""] }) => {
    const typed = user.trim();
    const { person, rows } = await database.withActor(system("operator"), async (trx) => {
      const known = await personNamed(trx, typed, now);
      const address = typed.includes("@") ? typed : undefined;
      return { person: known, rows: await mailsTo(trx, { userId: known?.id, address }, most) };
    });
    if (!person && rows.length === 0)
      throw new CommandRefusal("not-found", `There is no account for "${typed}".`);
    const lines = rows.map((row) => mailLine(row));
    const nothing = `Nothing was written to ${person ? nameOf(person) : typed} in the last 30 days.`;
    return {
      about: person ? [{ id: person.id, type: person.type }] : [],
      run: () =>
        Promise.resolve({
          says: lines.length > 0 ? shownMails(lines) : nothing,
          data: { mails: lines },
        }),
    };
  },
};
