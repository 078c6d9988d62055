import type { ItemAgain } from "@regain/contract/entities/session-response";

/** What the patient's clock showed when the item was answered or skipped: its day is the day of that, not of its start. */
export function clockAtEnd(
  { response, timeZone }: Pick<ItemAgain, "response" | "timeZone">,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  return format.format(new Date(response.endTime));
}
