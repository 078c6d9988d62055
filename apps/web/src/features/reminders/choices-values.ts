import type {
  EmailPreferences,
  ProgressMailing,
  Weekday,
} from "@regain/contract/entities/email-preferences";

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
}: EmailPreferences): ChoicesValues => ({ remindersOn, days, hour: String(hour), progressMails });

export const wishesOf = ({ days, ...rest }: ChoicesValues) => ({ ...rest, days: [...days] });
