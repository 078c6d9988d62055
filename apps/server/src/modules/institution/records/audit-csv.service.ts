import { english } from "@regain/content/en/content";
import { byteOrderMark, csvLine } from "@regain/contract/csv";
import type { UserActor } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { idsIn, isRefused, nameOrElse, sentenceOf } from "./audit-entries.rules.ts";
import { type Edge, nextEntries } from "./audit-entries.store.ts";
import { type AuditFilter, partOf } from "./audit-page.service.ts";
import { namesOf } from "./audit-people.store.ts";

/** Rows read at a time: a few milliseconds of database time. */
const rowsAtOnce = 500;

const { columns, kinds, outcomes } = english.auditTexts;

export interface AuditExport {
  readonly db: Database;
  readonly actor: UserActor;
  readonly institutionId: string;
  readonly filter: AuditFilter;
}

/**
 * Every entry that matches a filter, one row each, latest first; whatever is added while it is sent
 * is newer than its first row.
 */
export async function* auditCsv(asked: AuditExport): AsyncGenerator<string> {
  const { db, actor, institutionId, filter } = asked;
  let head = byteOrderMark + csvLine(Object.values(columns));
  let edge: Edge | undefined;
  for (;;) {
    const page = await db.withActor(actor, async (trx) => {
      const part = await partOf(trx, institutionId, filter);
      const rows = await nextEntries(trx, part, { edge, isOlder: true, limit: rowsAtOnce });
      const names = await namesOf(trx, institutionId, rows.flatMap(idsIn));
      const lines = rows.map((row) =>
        csvLine([
          row.at,
          nameOrElse(row, names),
          sentenceOf(row, names),
          kinds[row.kind],
          isRefused(row) ? outcomes.refused : outcomes.done,
          row.ip,
        ]),
      );
      return { last: rows.at(-1), isFull: rows.length === rowsAtOnce, text: lines.join("") };
    });
    if (head + page.text !== "") yield head + page.text;
    if (!page.isFull || !page.last) return;
    head = "";
    edge = page.last;
  }
}
