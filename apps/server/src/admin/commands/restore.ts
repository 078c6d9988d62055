import { cancelDeletion } from "../../modules/account/cancel-deletion.service.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { lettersOf } from "../letters.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { shownTime } from "../shown.ts";

export const restore: Command = {
  name: "restore",
  summary: "Cancels the deletion of an account during its grace period of 14 days.",
  more: "A subscription that was cancelled because of the deletion continues. A clinician whom an institution removed\ncan sign in again, but belongs to no institution. Admins of an institution they do belong to are told that they\nare staying.",
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
        `${name} is not due to be deleted: nothing to do.`,
        about,
      );
    const isOver = () =>
      new CommandRefusal(
        "grace-over",
        `The grace period of ${name} ended ${shownTime(due)}: the account is being deleted and cannot be restored.`,
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
          says: `${name} will not be deleted.`,
          data: { userId: person.id, deletionDueAt: null },
        };
      },
    };
  },
};
