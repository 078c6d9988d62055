import type { AnsweredItem } from "@regain/contract/entities/session-response";

/**
 * The patient's local time when the item was answered or skipped: an item counts for the day it ended, not the day it
 * started.
 */
export function clockAtEnd(
  { response, timeZone }: Pick<AnsweredItem, "response" | "timeZone">,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  return format.format(new Date(response.endTime));
}
