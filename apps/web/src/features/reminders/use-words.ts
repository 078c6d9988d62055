import { useLingui } from "@lingui/react/macro";
import type { Weekday } from "@regain/contract/entities/email-preferences";
import { weekdayNames } from "../../lib/formats.ts";
import { dayRuns } from "./day-runs.ts";

/** Wording for days and hours that requires no knowledge of the 24-hour clock. */
export function useReminderWords() {
  const { t, i18n } = useLingui();
  const names = weekdayNames(i18n.locale, "long");
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });

  /** `9:00 in the morning`. */
  const hourWords = (hour: number): string => {
    if (hour === 12) return t`12:00 noon`;
    const clock = `${hour > 12 ? hour - 12 : hour}:00`;
    if (hour < 12) return t`${clock} in the morning`;
    return hour < 18 ? t`${clock} in the afternoon` : t`${clock} in the evening`;
  };

  const sentence = (days: readonly Weekday[], hour: number): string => {
    const time = hourWords(hour);
    const said = dayRuns(days);
    if (said.kind === "every-day") return t`We will write to you every day at ${time}.`;
    if (said.kind === "run") {
      const [from, to] = [names[said.from], names[said.to]];
      return t`We will write to you from ${from} to ${to} at ${time}.`;
    }
    const named = list.format(said.days.map((day) => names[day] ?? ""));
    return t`We will write to you on ${named} at ${time}.`;
  };

  return { names, hourWords, sentence };
}
