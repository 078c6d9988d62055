import { cancelDeletion } from "../../modules/account/cancel-deletion.service.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { lettersOf } from "../letters.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { shownTime } from "../shown.ts";

export const restore: Command = {
  name: "restore",
  summary: "Takes back that an account is to be deleted, in its 14 days of grace.",
  more: "A subscription that was cancelled because of it goes on. A clinician whom an institution has removed\nmay sign in again, and belongs to none. The administrators of an institution to which they belong are told that\nthey stay.",
  operands: [userOperand],
  async prepare(context, { operands: [user = ""] }) {
    const { database, now } = context;
    const person = await namedPerson(context, user);
    const about = [{ id: person.id, type: person.type }];
    const { deletion_due_at: due } = person;
    const name = nameOf(person);
    if (!due)
      throw new CommandRefusal(
        "no-deletion",
        `${name} is not to be deleted: nothing to do.`,
        about,
      );
    const isOver = () =>
      new CommandRefusal(
        "grace-over",
        `The time of grace of ${name} ended ${shownTime(due)}: the account is being deleted and cannot be restored.`,
        about,
      );
    if (due <= now) throw isOver();
    return {
      about,
      will: `Keeps the account of ${name}, which would be deleted on ${shownTime(due)}.`,
      async run() {
        const letters = await lettersOf(context);
        if (!(await cancelDeletion({ db: database, ...letters }, person.id, now))) throw isOver();
        return {
          says: `${name} is not deleted.`,
          data: { userId: person.id, deletionDueAt: null },
        };
      },
    };
  },
};
