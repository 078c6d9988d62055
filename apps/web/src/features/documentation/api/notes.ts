import { dailySessionNoteFile } from "@regain/contract/calls/documentation/daily-session-note-file";
import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { dischargeSummary } from "@regain/contract/calls/documentation/discharge-summary";
import { dischargeSummaryFile } from "@regain/contract/calls/documentation/discharge-summary-file";
import { saveNoteDraft } from "@regain/contract/calls/documentation/save-note-draft";
import { noteDrafts } from "@regain/contract/calls/documentation/note-drafts";
import { progressNote } from "@regain/contract/calls/documentation/progress-note";
import { progressNoteFile } from "@regain/contract/calls/documentation/progress-note-file";
import { signNote } from "@regain/contract/calls/documentation/sign-note";
import { signedNotes } from "@regain/contract/calls/documentation/signed-notes";
import type {
  Note,
  NoteDetail,
  NoteKind,
  NoteName,
  NoteSection,
  Paper,
} from "@regain/contract/entities/note";
import { hashKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import type { Practice } from "../note-address.ts";

/** A patient's note; `version` as in the address: the number of a signed one, `0` for the draft. */
export interface NoteAsked extends NoteName {
  readonly patientId: string;
  readonly version?: string | undefined;
  /** For a daily note; if not given, as it was signed last. */
  readonly practice?: Practice | undefined;
}

interface Sent {
  readonly params: { readonly id: string };
  readonly version: { readonly version?: string };
  readonly days: { readonly startDate: string; readonly endDate: string };
  readonly date: { readonly date: string; readonly assistedOnly?: "true" | "false" };
}

const sentOf = ({ patientId, startDate, endDate, version, practice }: NoteAsked): Sent => ({
  params: { id: patientId },
  version: version === undefined ? {} : { version },
  days: { startDate, endDate },
  date: {
    date: endDate,
    ...(practice && { assistedOnly: practice === "clinic" ? "true" : "false" }),
  },
});

type Read = (sent: Sent, signal: AbortSignal) => Promise<Note>;
const reads: Readonly<Record<NoteKind, Read>> = {
  dailySessionNote: ({ params, version, date }, signal) =>
    call(dailySessionNotes, { params, query: { ...date, ...version } }, { signal }),
  progressNote: ({ params, version, days }, signal) =>
    call(progressNote, { params, query: { ...days, ...version } }, { signal }),
  dischargeSummary: ({ params, version, days }, signal) =>
    call(dischargeSummary, { params, query: { ...days, ...version } }, { signal }),
};

interface FileWish {
  readonly paper: Paper;
  readonly detail: NoteDetail;
}
type Fetch = (sent: Sent, wish: FileWish) => Promise<Blob>;
const files: Readonly<Record<NoteKind, Fetch>> = {
  dailySessionNote: ({ params, version, date }, wish) =>
    call(dailySessionNoteFile, { params, query: { ...date, ...version, ...wish } }),
  progressNote: ({ params, version, days }, { paper }) =>
    call(progressNoteFile, { params, query: { ...days, ...version, paper } }),
  dischargeSummary: ({ params, version, days }, { paper }) =>
    call(dischargeSummaryFile, { params, query: { ...days, ...version, paper } }),
};

const keyOf = (patientId: string) => ["notes", patientId];

const versionKeyOf = (asked: NoteAsked) => [
  ...keyOf(asked.patientId),
  asked.kind,
  asked.startDate,
  asked.endDate,
  asked.version ?? null,
];

/**
 * A note is built from current data, so it is not cached. It stays while that of other practice is loading: somebody may
 * be writing in it.
 */
export const noteQuery = (asked: NoteAsked) =>
  queryOptions({
    queryKey: [...versionKeyOf(asked), asked.practice ?? null],
    placeholderData: (before: Note | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, -1)) === hashKey(versionKeyOf(asked))
        ? before
        : undefined,
    queryFn: ({ signal }) => reads[asked.kind](sentOf(asked), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const fetchNoteFile = (asked: NoteAsked, wish: FileWish): Promise<Blob> =>
  files[asked.kind](sentOf(asked), wish);

/** Of every kind if none is named. */
export const signedNotesQuery = (patientId: string, kind?: NoteKind) =>
  queryOptions({
    queryKey: [...keyOf(patientId), "signed", kind ?? null],
    queryFn: ({ signal }) =>
      call(signedNotes, { params: { id: patientId }, query: { kind } }, { signal }),
    staleTime: 0,
  });

/** Unsigned drafts, of every kind if none is named. For clinicians. */
export const noteDraftsQuery = (patientId: string, kind?: NoteKind) =>
  queryOptions({
    queryKey: [...keyOf(patientId), "drafts", kind ?? null],
    queryFn: ({ signal }) =>
      call(noteDrafts, { params: { id: patientId }, query: { kind } }, { signal }),
    staleTime: 0,
  });

interface Written {
  readonly version: number;
  readonly sections: NoteSection[];
}

interface Signed extends Written {
  readonly assistedOnly: boolean;
}

const nameOf = ({ kind, startDate, endDate }: NoteName): NoteName => ({ kind, startDate, endDate });

export const saveDraft = (asked: NoteAsked, written: Written, signal?: AbortSignal) =>
  call(
    saveNoteDraft,
    { params: { id: asked.patientId }, body: { ...nameOf(asked), ...written } },
    signal ? { signal } : {},
  );

export function useSignNote(asked: NoteAsked) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (written: Signed) =>
      call(signNote, { params: { id: asked.patientId }, body: { ...nameOf(asked), ...written } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(asked.patientId) }),
  });
}

/** Refetches all notes about a patient. */
export function useRefreshNotes(patientId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(patientId) });
}
