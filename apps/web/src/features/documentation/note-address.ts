import type { NoteKind, NoteName } from "@regain/contract/entities/note";
import { addDays } from "@regain/therapy/days";
import { canPrint } from "../../lib/printing.ts";

/** A day of the calendar: the 30th of February is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Why an address names no note that could be made. */
export type AddressFault = "no-day" | "reversed" | "future" | "no-kind";

/** @param today the device's own; the server decides by the patient's */
export function faultOf(
  { startDate, endDate }: Pick<NoteName, "startDate" | "endDate">,
  today: string,
): AddressFault | undefined {
  if (!isDay(startDate) || !isDay(endDate)) return "no-day";
  if (startDate > endDate) return "reversed";
  // A patient may live a day ahead of whoever reads.
  return endDate > addDays(today, 1) ? "future" : undefined;
}

/** What is counted of a note, and what its file is called. */
export const noteSlugs = {
  dailySessionNote: "daily-session-note",
  progressNote: "progress-note",
  dischargeSummary: "discharge-summary",
} as const satisfies Readonly<Record<NoteKind, string>>;

/** `progress-note-2026-03-01-2026-03-31.pdf`; of one day its date once. */
export const fileNameOf = ({ kind, startDate, endDate }: NoteName): string =>
  `${[noteSlugs[kind], ...new Set([startDate, endDate])].join("-")}.pdf`;

interface NoteSearch {
  readonly source?: "ios";
  /** The number of a signed version, `0` for the draft. */
  readonly version?: string;
}

/**
 * What the address of a note says after the `?`. Inside the iOS app every page goes on to know that it is there, also in a
 * window of its own, to which the tab hands nothing on.
 */
export const noteSearch = (
  { source }: { readonly source?: string | undefined },
  version?: string,
): NoteSearch => ({
  ...((source === "ios" || !canPrint()) && { source: "ios" }),
  ...(version !== undefined && { version }),
});
