import { byteOrderMark, csvLine } from "@regain/contract/csv";
import { authorNames } from "../author-name.store.ts";
import { type Export, readPart } from "./export-parts.ts";
import { pagesOf } from "../../lib/pages.ts";
import { profileOf } from "./record.store.ts";
import { cellsOf, columnNames, type ListedAnswer } from "./response-columns.rules.ts";
import { type AnswerRow, answersPage, correctionsAmong } from "./responses.store.ts";

/** Sessions read at a time: a few milliseconds of database time. */
const sessionsAtOnce = 1;

/** Every answer of a patient, one row each, session by session. */
export async function* responsesCsv(asked: Export): AsyncGenerator<string> {
  const { patientId, now: until } = asked;
  const { username } = await readPart(asked, (trx) => profileOf(trx, patientId));
  const read = (after: string | undefined, limit: number) =>
    readPart(asked, async (trx) => {
      const sessions = await answersPage(trx, { patientId, until, after, limit });
      const rows = sessions.flatMap(({ answers }) => answers);
      const corrections = await correctionsAmong(trx, { patientId, until }, rows);
      const authors = corrections.map((one) => one.author_id);
      const names = await authorNames(trx, patientId, authors);
      // Oldest first, so an answer's last correction stays.
      const latest = new Map(corrections.map((one) => [one.response_uuid, one]));
      const listed = (row: AnswerRow): ListedAnswer => {
        const correction = latest.get(row.uuid);
        const correctedBy = names.get(correction?.author_id ?? "") ?? null;
        return { row, correction, correctedBy, username };
      };
      return sessions.map(({ sessionId, answers }) => ({
        sessionId,
        lines: answers.map((row) => csvLine(cellsOf(listed(row)))).join(""),
      }));
    });
  // Sent with the first page: what cannot be read is refused before anything is sent.
  let head = byteOrderMark + csvLine(columnNames);
  for await (const page of pagesOf(sessionsAtOnce, read, ({ sessionId }) => sessionId)) {
    const text = head + page.map(({ lines }) => lines).join("");
    if (text !== "") yield text;
    head = "";
  }
  if (head !== "") yield head;
}
