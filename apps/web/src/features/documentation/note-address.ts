import type { NoteKind, NoteName } from "@regain/contract/entities/note";
import { addDays } from "@regain/therapy/days";
import { canPrint } from "../../lib/printing.ts";
import { isDay } from "../../lib/search.ts";

/** Why an address names no note that could exist. */
export type AddressFault = "no-day" | "reversed" | "future" | "no-kind";

/** @param today the device's date; the server decides by the patient's */
export function faultOf(
  { startDate, endDate }: Pick<NoteName, "startDate" | "endDate">,
  today: string,
): AddressFault | undefined {
  if (!isDay(startDate) || !isDay(endDate)) return "no-day";
  if (startDate > endDate) return "reversed";
  // The patient's date may be a day ahead of the reader's.
  return endDate > addDays(today, 1) ? "future" : undefined;
}

/** The name under which views of a note are counted, also used for its file. */
export const noteSlugs = {
  dailySessionNote: "daily-session-note",
  progressNote: "progress-note",
  dischargeSummary: "discharge-summary",
} as const satisfies Readonly<Record<NoteKind, string>>;

/**
 * `progress-note-rosa-2026-03-01-2026-03-31.pdf`; a single day's date appears once.
 * @param patient the username, which tells one patient's files from another's
 */
export function fileNameOf({ kind, startDate, endDate }: NoteName, patient?: string): string {
  const whose = patient === undefined ? [] : [patient.replaceAll(/[^\w.]/g, "_")];
  return `${[noteSlugs[kind], ...whose, ...new Set([startDate, endDate])].join("-")}.pdf`;
}

interface NoteSearch {
  readonly source?: "ios";
  /** The number of a signed version, `0` for the draft. */
  readonly version?: string;
}

/**
 * The query of a note's address. Inside the iOS app, every page keeps carrying `source`, even in a new window, which
 * does not get the tab's storage.
 */
export const noteSearch = (
  { source }: { readonly source?: string | undefined },
  version?: string,
): NoteSearch => ({
  ...((source === "ios" || !canPrint()) && { source: "ios" }),
  ...(version !== undefined && { version }),
});
