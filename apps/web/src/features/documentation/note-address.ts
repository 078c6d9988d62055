import type { Note, NoteKind, NoteName } from "@regain/contract/entities/note";
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

/** Which practice a daily note is about, as in its address: all of it, or that in the clinic only. */
export const practices = ["all", "clinic"] as const;
export type Practice = (typeof practices)[number];

/** Which practice a note shows. */
export const practiceOf = ({ figures }: Pick<Note, "figures">): Practice =>
  figures.isClinicOnly ? "clinic" : "all";

/**
 * `progress-note-rosa-2026-03-01-2026-03-31.pdf`; a single day's date appears once, and the clinic if it is about that only.
 * @param patient the username, which tells one patient's files from another's
 */
export function fileNameOf(
  { kind, startDate, endDate, practice }: NoteName & { readonly practice?: Practice | undefined },
  patient?: string,
): string {
  const whose = patient === undefined ? [] : [patient.replaceAll(/[^\w.]/g, "_")];
  const where = practice === "clinic" ? [practice] : [];
  return `${[noteSlugs[kind], ...whose, ...new Set([startDate, endDate]), ...where].join("-")}.pdf`;
}

interface NoteSearch {
  readonly source?: "ios";
  /** The number of a signed version, `0` for the draft. */
  readonly version?: string;
  /** If not given, as the note was signed last. */
  readonly practice?: Practice;
}

/**
 * The query of a note's address. Inside the iOS app, every page keeps carrying `source`, even in a new window, which
 * does not get the tab's storage.
 */
export const noteSearch = (
  { source }: { readonly source?: string | undefined },
  version?: string,
  practice?: Practice,
): NoteSearch => ({
  ...((source === "ios" || !canPrint()) && { source: "ios" }),
  ...(version !== undefined && { version }),
  ...(practice !== undefined && { practice }),
});
