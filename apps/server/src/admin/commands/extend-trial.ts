import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import {
  extendTrialByOperator,
  longestExtension,
} from "../../modules/billing/trial/operator-trial.service.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { counted, shownTime } from "../shown.ts";
import { numberOf } from "../typed.ts";

/** Why a trial cannot be extended; in any state not listed here, it can. */
const whyNot: Partial<Readonly<Record<SubscriptionStatus, string>>> = {
  trialing_with_cc: "has chosen a plan and given a card: its trial belongs to the card provider",
  paying: "has a subscription, not a trial",
  past_due: "has a subscription whose payment failed, not a trial",
  expired: "had a subscription that has ended: a new one is chosen on the page of plans",
  account_created: "has not finished the account yet: the trial begins then",
  clinician_setup:
    "was added by a clinician and has not set up the account yet: the trial begins then",
};

export const extendTrial: Command = {
  name: "extend-trial",
  summary: "Makes a patient's free trial longer, once.",
  more: "A trial that runs ends that much later; one that is over begins again today. It is the one\nextension that each account may have, whether by our mail or by this.",
  operands: [userOperand],
  options: {
    days: { value: "DAYS", about: `how much longer, 1 to ${longestExtension}`, usually: "14" },
  },
  async prepare(context, { operands: [user = ""], options }) {
    const { database, now } = context;
    const days = numberOf("days", options.days ?? "", longestExtension);
    const person = await namedPerson(context, user);
    const about = [{ id: person.id, type: person.type }];
    const name = nameOf(person);
    const refuse = (code: string, why: string) => {
      throw new CommandRefusal(code, `${name} ${why}.`, about);
    };
    if (!person.subscription) refuse("patients-only", "is a clinician: only patients have a trial");
    const obstacle = person.subscription && whyNot[person.subscription];
    if (obstacle) refuse("no-trial", obstacle);
    if (person.trial_extended_at)
      refuse(
        "extended-already",
        `had the trial made longer on ${shownTime(person.trial_extended_at)}: it is done once`,
      );
    return {
      about,
      will: `Makes the trial of ${name} longer by ${counted(days, "day")}.`,
      async run() {
        const ends = await extendTrialByOperator(database, person.id, days, now);
        return {
          says: `The trial of ${name} lasts until ${shownTime(ends)}.`,
          data: { userId: person.id, periodEndsAt: ends },
        };
      },
    };
  },
};
