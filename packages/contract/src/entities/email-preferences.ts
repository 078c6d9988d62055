import * as z from "zod/mini";
import { fieldMessages } from "../field-messages.ts";
import { oneOf, typedNumber } from "../field-rules.ts";

/** In this order. */
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

/** Hours of the day at which somebody may be reminded, so that nobody is woken. */
export const reminderHours = { min: 5, max: 22 } as const;

const isHour = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) &&
  Number(typed) >= reminderHours.min &&
  Number(typed) <= reminderHours.max;

/** How often a patient gets an email about their progress. */
export const progressMailings = ["never", "weekly", "monthly"] as const;
export type ProgressMailing = (typeof progressMailings)[number];

/** What a patient wants emails about. The days are kept while reminders are off. */
export const emailPreferencesForm = z
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
      error: fieldMessages.days,
    }),
  );

/** Why nothing is sent regardless of the choices: the first that applies. */
export const mailHindrances = ["no-address", "do-not-contact", "deletion", "subscription"] as const;
export type MailHindrance = (typeof mailHindrances)[number];

export const emailPreferences = z.object({
  remindersOn: z.boolean(),
  days: z.array(z.enum(weekdays)),
  hour: z.int(),
  progressMails: z.enum(progressMailings),
  /** The address it is sent to; null if the account has none. */
  email: z.nullable(z.string()),
  /** IANA name. */
  timeZone: z.string(),
  hindrance: z.nullable(z.enum(mailHindrances)),
  /** Without homework there is nothing to be reminded of. */
  hasHomework: z.boolean(),
});
export type EmailPreferences = z.output<typeof emailPreferences>;

/** The kinds of mail that can be stopped individually. */
export const choosableMails = ["reminders", "progress"] as const;
export type ChoosableMail = (typeof choosableMails)[number];

/** The state that the link at the bottom of such a mail is about. */
export const mailChoiceState = z.object({
  mails: z.enum(choosableMails),
  isOn: z.boolean(),
  /** The address the mail was sent to. */
  email: z.nullable(z.string()),
  hindrance: z.nullable(z.enum(mailHindrances)),
});
export type MailChoiceState = z.output<typeof mailChoiceState>;
