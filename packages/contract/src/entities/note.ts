import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { errorBody } from "../errors.ts";
import { dayUntil, oneOf } from "../field-rules.ts";
import { day, instant, level, typeId, version } from "./common.ts";
import { area, places } from "./enumerations.ts";
import { goalStandingView } from "./goal.ts";
import { printedDocument } from "./printed-document.ts";

export const noteKinds = ["dailySessionNote", "progressNote", "dischargeSummary"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** How detailed a daily session note is. */
export const noteDetails = ["detailed", "brief"] as const;
export type NoteDetail = (typeof noteDetails)[number];

/** What has to be chosen before a daily note is shown. */
export const dailyNoteForm = (today: string) =>
  z.object({ type: oneOf(noteDetails), date: dayUntil(today) });

/** Paper sizes. */
export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];

/** What clinicians write themselves, by kind of note, in the order of the page. */
export const noteSections = {
  dailySessionNote: ["subjective", "intervention", "assessment", "plan"],
  progressNote: ["subjective", "assessment", "need", "plan"],
  dischargeSummary: ["course", "status", "recommendations"],
} as const satisfies Readonly<Record<NoteKind, readonly string[]>>;

export const sectionNames = [
  "subjective",
  "intervention",
  "assessment",
  "need",
  "plan",
  "course",
  "status",
  "recommendations",
] as const;
export type SectionName = (typeof sectionNames)[number];

export const maxSectionLength = 8_000;

export const noteSection = z.object({
  id: z.enum(sectionNames),
  text: z.string().check(atMost(maxSectionLength)),
});
export type NoteSection = z.output<typeof noteSection>;

/** Which note: a patient has one of each kind for the same days. */
export const noteName = z.object({ kind: z.enum(noteKinds), startDate: day, endDate: day });
export type NoteName = z.output<typeof noteName>;

/** A version that a clinician has signed: it never changes. */
export const noteVersion = z.object({
  number: z.int().check(z.minimum(1)),
  signedBy: z.string(),
  signedAt: instant,
});
export type NoteVersion = z.output<typeof noteVersion>;

/** What is written and not signed yet. */
export const noteDraft = z.object({
  /** 0 before anything is written. */
  version,
  sections: z.array(noteSection),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(instant),
  /** Something is written that no signed version contains. */
  isOpen: z.boolean(),
  /** What was signed last: a colleague may sign while somebody else writes. */
  latest: z.nullable(noteVersion),
});
export type NoteDraft = z.output<typeof noteDraft>;

/** What is sent to save or to sign. */
export const writtenNote = z.extend(noteName, {
  /** Of the draft the change is based on. */
  version,
  sections: z.array(noteSection).check(z.maxLength(sectionNames.length)),
});

/** What is signed. */
export const noteToSign = z.extend(writtenNote, {
  /** For a daily session note: with the practice in the clinic alone. */
  assistedOnly: z.optional(z.boolean()),
});

export const noteConflict = z.extend(errorBody, { current: z.optional(noteDraft) });

const percent = z.nullable(z.number());
const areaScore = z.object({ value: z.int(), date: day });
const cues = z.array(z.object({ numCues: z.int(), cueType: z.string() }));

/** Means with what they are based on: percent 0 to 100 and seconds, one decimal; null without items. */
const stretch = z.object({
  from: day,
  to: day,
  itemCount: z.int(),
  scoredCount: z.int(),
  withoutHelp: percent,
  accuracy: percent,
  latency: z.nullable(z.number()),
  cues,
});

export const noteFigures = z.object({
  /** Whether items, time, and level changes are those of the clinic alone. */
  isClinicOnly: z.optional(z.boolean()),
  itemCount: z.int(),
  scoredCount: z.int(),
  withoutHelp: percent,
  accuracy: percent,
  homeCount: z.int(),
  clinicCount: z.int(),
  homeMinutes: z.int(),
  clinicMinutes: z.int(),
  activeDays: z.int(),
  daysPerWeek: z.number(),
  days: z.array(z.object({ date: day, homeCount: z.int(), clinicCount: z.int() })),
  exercises: z.array(
    z.object({
      typeId,
      displayName: z.string(),
      level,
      inRange: stretch,
      baseline: z.nullable(stretch),
      latest: z.nullable(stretch),
    }),
  ),
  levelChanges: z.array(
    z.object({ typeId, date: day, from: level, to: level, reason: z.string() }),
  ),
  goals: z.array(goalStandingView),
  /** The skill areas it gives, 0 to 100; missing in notes signed before these were kept. */
  areas: z.optional(z.array(z.object({ area, baseline: areaScore, latest: areaScore }))),
});
export type NoteFigures = z.output<typeof noteFigures>;

/** A note as it is now, or as it was signed. */
export const note = z.extend(noteName, {
  patientName: z.string(),
  documents: z.object({ detailed: printedDocument, brief: z.nullable(printedDocument) }),
  /** What the document says in figures. */
  figures: noteFigures,
  /** Null for patients. */
  draft: z.nullable(noteDraft),
  /** The latest first. */
  versions: z.array(noteVersion),
  /** The signed version that the documents show; null if they are made from what is known now. */
  shownVersion: z.nullable(z.int()),
  /** Where the patient practiced on these days. */
  places: z.array(z.enum(places)),
  /** Answers have come or were corrected, or a level was set, since the shown version was signed. */
  haveFiguresChanged: z.boolean(),
});
export type Note = z.output<typeof note>;

/** The number of a signed version; 0 is the draft. If left out: the draft while it is open, else the latest. */
export const versionAsked = z.optional(z.string().check(z.regex(/^\d{1,4}$/)));

/**
 * Only practice in the clinic, or all of it. If left out: as the latest version was signed. A signed version asked for by
 * its number stays as it is.
 */
export const assistedOnlyAsked = z.optional(z.enum(["true", "false"]));
