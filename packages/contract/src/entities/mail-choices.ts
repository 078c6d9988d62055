import * as z from "zod/mini";
import { fieldComplaints } from "../field-complaints.ts";
import { oneOf, typedNumber } from "../field-rules.ts";

/** As a week goes here. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours of the day at which somebody may be reminded: nobody is woken. */
export const reminderHours = { min: 5, max: 22 } as const;

const isHour = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) &&
  Number(typed) >= reminderHours.min &&
  Number(typed) <= reminderHours.max;

/** How often a patient is told by mail what they have done. */
export const progressMailings = ["never", "weekly", "monthly"] as const;
export type ProgressMailing = (typeof progressMailings)[number];

/** What a patient wants to be written to about. The days are kept while the reminders are off. */
export const mailChoicesForm = z
  .object({
    remindersOn: z.boolean(),
    days: z.array(z.enum(weekdays)).check(z.maxLength(weekdays.length)),
    /** 0 to 23, of the patient's own time zone. */
    hour: typedNumber(isHour, "required"),
    progressMails: oneOf(progressMailings),
  })
  .check(
    z.refine(({ remindersOn, days }) => !remindersOn || days.length > 0, {
      path: ["days"],
      error: fieldComplaints.days,
    }),
  );

/** Why nothing is written whatever was chosen: the first that holds. */
export const mailHindrances = ["no-address", "do-not-contact", "deletion", "subscription"] as const;
export type MailHindrance = (typeof mailHindrances)[number];

export const mailChoices = z.object({
  remindersOn: z.boolean(),
  days: z.array(z.enum(weekdays)),
  hour: z.int(),
  progressMails: z.enum(progressMailings),
  /** Where it is written to; null where the account has no address. */
  email: z.nullable(z.string()),
  /** IANA name. */
  timeZone: z.string(),
  hindrance: z.nullable(z.enum(mailHindrances)),
});
export type MailChoices = z.output<typeof mailChoices>;

/** The kinds of mail that can be stopped one by one. */
export const choosableMails = ["reminders", "progress"] as const;
export type ChoosableMail = (typeof choosableMails)[number];

/** What a link below such a mail is about. */
export const mailChoiceState = z.object({
  mails: z.enum(choosableMails),
  isOn: z.boolean(),
  /** Where the mail was sent to. */
  email: z.nullable(z.string()),
});
export type MailChoiceState = z.output<typeof mailChoiceState>;
