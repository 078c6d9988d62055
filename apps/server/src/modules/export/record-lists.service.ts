/** The parts of a record that grow with every day of practice, a page at a time. */
import { recordingSound } from "@regain/contract/calls/session/recording-sound";
import { countedPage } from "./account-record.store.ts";
import { type Export, readPart } from "./export-parts.ts";
import type { FileAt } from "./file-addresses.ts";
import type { NameOf } from "./names.service.ts";
import { pagesOf } from "../../lib/pages.ts";
import { endOfRecording } from "../speech/kept-recordings.rules.ts";
import { playedAnswer } from "./record.rules.ts";
import * as record from "./record.store.ts";
import { correctionsAmong, playedPage } from "./responses.store.ts";

const pageSize = 500;
/** In sessions, because they contain every single move. */
const playedAtOnce = 1;

export async function* answersOf(asked: Export, nameOf: NameOf) {
  const { patientId, now: until } = asked;
  const read = (after: string | undefined, limit: number) =>
    readPart(asked, async (trx) => {
      const sessions = await playedPage(trx, { patientId, until, after, limit });
      const rows = sessions.flatMap(({ answers }) => answers);
      const corrections = await correctionsAmong(trx, { patientId, until }, rows);
      const byAnswer = Map.groupBy(corrections, (one) => one.response_uuid);
      return sessions.map(({ sessionId, answers }) => ({
        sessionId,
        played: answers.map((row) => playedAnswer(row, byAnswer.get(row.uuid) ?? [], nameOf)),
      }));
    });
  for await (const page of pagesOf(playedAtOnce, read, ({ sessionId }) => sessionId)) {
    const answers = page.flatMap(({ played }) => played);
    if (answers.length > 0) yield answers;
  }
}

export function recordingsOf(asked: Export, fileAt: FileAt) {
  const { patientId, now, recordingDays: keptDays } = asked;
  return pagesOf(
    pageSize,
    (after, limit) =>
      readPart(asked, async (trx) => {
        const query = { patientId, until: now, after, limit };
        const rows = await record.recordingsPage(trx, query, { now, keptDays });
        return rows.map(({ expiresAt, ...row }) => ({
          ...row,
          keptUntil: endOfRecording({ recordedAt: row.recordedAt, expiresAt }, keptDays),
          sound: fileAt(recordingSound, { id: patientId, recordingId: row.recordingId }),
        }));
      }),
    ({ recordingId }) => recordingId,
  );
}

export const sessionsOf = (asked: Export) =>
  pagesOf(
    pageSize,
    (after, limit) =>
      readPart(asked, (trx) =>
        record.sessionsPage(trx, { patientId: asked.patientId, until: asked.now, after, limit }),
      ),
    ({ sessionId }) => sessionId,
  );

export const countedOf = ({ db, lane, patientId }: Export) =>
  pagesOf(
    pageSize,
    (after, limit) => lane(() => countedPage(db, patientId, { after, limit })),
    ({ eventId }) => eventId,
  );
