import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { dailySessionNoteFile } from "@regain/contract/calls/documentation/daily-session-note-file";
import { dischargeSummary } from "@regain/contract/calls/documentation/discharge-summary";
import { dischargeSummaryFile } from "@regain/contract/calls/documentation/discharge-summary-file";
import { saveNoteDraft } from "@regain/contract/calls/documentation/save-note-draft";
import { noteDrafts } from "@regain/contract/calls/documentation/note-drafts";
import { progressNote } from "@regain/contract/calls/documentation/progress-note";
import { progressNoteFile } from "@regain/contract/calls/documentation/progress-note-file";
import { readGoals } from "@regain/contract/calls/documentation/read-goals";
import { saveGoals } from "@regain/contract/calls/documentation/save-goals";
import { signNote as signNoteCall } from "@regain/contract/calls/documentation/sign-note";
import { signedNotes } from "@regain/contract/calls/documentation/signed-notes";
import type { Note, NoteDetail, Paper } from "@regain/contract/entities/note";
import type { FastifyInstance } from "fastify";
import type { QueueTicket } from "../../lib/limit-concurrency.ts";
import { mount } from "../../lib/http/mount.ts";
import { staleVersion } from "../../lib/http/stale-version.ts";
import { renderPdf } from "../../lib/pdf/render-pdf.ts";
import { goalsToday, replaceGoals } from "./goal.service.ts";
import { keepDraft } from "./note-draft.service.ts";
import { draftList, signedList } from "./note-list.service.ts";
import { signNote } from "./note-signing.service.ts";
import { readNote } from "./note.service.ts";

interface FileWish {
  readonly now: Date;
  readonly turn: QueueTicket;
  readonly paper: Paper | undefined;
  readonly detail?: NoteDetail | undefined;
}

async function asPdf({ documents }: Note, { now, turn, paper, detail = "detailed" }: FileWish) {
  const document = documents[detail] ?? documents.detailed;
  const bytes = await renderPdf(document, { now, ...(paper && { paper }) }, turn);
  return new Blob([Uint8Array.from(bytes)], { type: "application/pdf" });
}

const numbered = (version: string | undefined) =>
  version === undefined ? {} : { version: Number(version) };

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}
const progress = (patientId: string, { startDate, endDate }: Days) =>
  ({ patientId, kind: "progressNote", startDate, endDate }) as const;
const discharge = (patientId: string, { startDate, endDate }: Days) =>
  ({ patientId, kind: "dischargeSummary", startDate, endDate }) as const;
const daily = (patientId: string, date: string, assistedOnly: string | undefined) =>
  ({
    patientId,
    kind: "dailySessionNote",
    startDate: date,
    endDate: date,
    ...(assistedOnly !== undefined && { assistedOnly: assistedOnly === "true" }),
  }) as const;

export function documentationRoutes(app: FastifyInstance): void {
  const { publicUrl } = app.services.config;

  mount(
    app,
    dailySessionNotes,
  )(async ({ params, query }, { actor, db, now }) => {
    const asked = daily(params.id, query.date, query.assistedOnly);
    const reading = { actor, now, publicUrl, ...numbered(query.version) };
    return { status: 200, body: await db.withActor(actor, (trx) => readNote(trx, asked, reading)) };
  });

  mount(
    app,
    dailySessionNoteFile,
  )(async ({ params, query }, { actor, db, now, turn }) => {
    const asked = daily(params.id, query.date, query.assistedOnly);
    const reading = { actor, now, publicUrl, ...numbered(query.version) };
    const note = await db.withActor(actor, (trx) => readNote(trx, asked, reading));
    return { status: 200, body: await asPdf(note, { now, turn, ...query, paper: query.paper }) };
  });

  mount(
    app,
    progressNote,
  )(async ({ params, query }, { actor, db, now }) => {
    const reading = { actor, now, publicUrl, ...numbered(query.version) };
    const read = db.withActor(actor, (trx) => readNote(trx, progress(params.id, query), reading));
    return { status: 200, body: await read };
  });

  mount(
    app,
    progressNoteFile,
  )(async ({ params, query }, { actor, db, now, turn }) => {
    const reading = { actor, now, publicUrl, ...numbered(query.version) };
    const note = await db.withActor(actor, (trx) =>
      readNote(trx, progress(params.id, query), reading),
    );
    return { status: 200, body: await asPdf(note, { now, turn, paper: query.paper }) };
  });

  mount(
    app,
    dischargeSummary,
  )(async ({ params, query }, { actor, db, now }) => {
    const reading = { actor, now, publicUrl, ...numbered(query.version) };
    const read = db.withActor(actor, (trx) => readNote(trx, discharge(params.id, query), reading));
    return { status: 200, body: await read };
  });

  mount(
    app,
    dischargeSummaryFile,
  )(async ({ params, query }, { actor, db, now, turn }) => {
    const reading = { actor, now, publicUrl, ...numbered(query.version) };
    const note = await db.withActor(actor, (trx) =>
      readNote(trx, discharge(params.id, query), reading),
    );
    return { status: 200, body: await asPdf(note, { now, turn, paper: query.paper }) };
  });

  mount(
    app,
    saveNoteDraft,
  )(async ({ params, body }, { actor, db, now, req }) => {
    const note = { patientId: params.id, ...body };
    const { isKept, draft } = await db.withActor(actor, (trx) =>
      keepDraft(trx, note, { actor, now }),
    );
    return isKept
      ? { status: 200, body: draft }
      : { status: 409, body: { ...staleVersion(req), current: draft } };
  });

  mount(
    app,
    signNoteCall,
  )(async ({ params, body }, { actor, db, now, req }) => {
    const note = { patientId: params.id, ...body };
    const signed = await db.withActor(actor, (trx) =>
      signNote(trx, note, { actor, now, publicUrl }),
    );
    return signed.isSigned
      ? { status: 201, body: signed.version }
      : { status: 409, body: { ...staleVersion(req), current: signed.draft } };
  });

  mount(
    app,
    signedNotes,
  )(async ({ params, query }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => signedList(trx, params.id, { now, ...query })),
  }));

  mount(
    app,
    noteDrafts,
  )(async ({ params, query }, { actor, db }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => draftList(trx, params.id, query.kind)),
  }));

  mount(
    app,
    readGoals,
  )(async ({ params }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => goalsToday(trx, params.id, now)),
  }));

  mount(
    app,
    saveGoals,
  )(async ({ params, body }, { actor, db, now, req }) => {
    const { isSaved, list } = await db.withActor(actor, (trx) =>
      replaceGoals(trx, params.id, actor.userId, body, now),
    );
    return isSaved
      ? { status: 200, body: list }
      : { status: 409, body: { ...staleVersion(req), current: list } };
  });
}
