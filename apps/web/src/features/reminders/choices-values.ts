import type { MailChoices, ProgressMailing, Weekday } from "@regain/contract/entities/mail-choices";

/** The form's values: a select only holds strings. */
export interface ChoicesValues {
  readonly remindersOn: boolean;
  readonly days: readonly Weekday[];
  readonly hour: string;
  readonly progressMails: ProgressMailing;
}

export const valuesOf = ({
  remindersOn,
  days,
  hour,
  progressMails,
}: MailChoices): ChoicesValues => ({ remindersOn, days, hour: String(hour), progressMails });

export const wishesOf = ({ days, ...rest }: ChoicesValues) => ({ ...rest, days: [...days] });
