import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import {
  extendTrialByOperator,
  isStoreTrial,
  longestExtension,
} from "../../modules/billing/trial/operator-trial.service.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { counted, shownTime } from "../shown.ts";
import { numberOf } from "../typed.ts";

/** Why a trial cannot be extended; in any state not listed here, it can. */
const whyNot: Partial<Readonly<Record<SubscriptionStatus, string>>> = {
  trialing_with_cc: "has chosen a plan and entered a card: the card provider manages that trial",
  paying: "has a subscription, not a trial",
  past_due: "has a subscription whose payment failed, not a trial",
  expired: "had a subscription that has ended: a new one is chosen on the plans page",
  account_created: "has not finished setting up the account yet: the trial begins then",
  clinician_setup:
    "was added by a clinician and has not set up the account yet: the trial begins then",
};

export const extendTrial: Command = {
  name: "extend-trial",
  summary: "Extends a patient's free trial, once.",
  more: "A running trial ends that much later; one that is over begins again today. Each account can have one extension,\nwhether through our mail or through this command.",
  operands: [userOperand],
  options: {
    days: { value: "DAYS", about: `how many more days, 1 to ${longestExtension}`, usually: "14" },
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
    const obstacle = isStoreTrial(person.subscription, person.payment_source)
      ? "has a trial that a store manages, and charges for when it ends"
      : person.subscription && whyNot[person.subscription];
    if (obstacle) refuse("no-trial", obstacle);
    if (person.trial_extended_at)
      refuse(
        "extended-already",
        `already had the trial extended on ${shownTime(person.trial_extended_at)}: that can be done only once`,
      );
    return {
      about,
      will: `Extends the trial of ${name} by ${counted(days, "day")}.`,
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
