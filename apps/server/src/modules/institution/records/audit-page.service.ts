import type { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import type { AuditEntry } from "@regain/contract/entities/audit-entry";
import type { CallAnswer, HandlerInput } from "@regain/contract/endpoint";
import type { Trx } from "../../../db/database.ts";
import { startAfterEnd } from "../../../lib/day-messages.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { idsIn, isRefused, nameOfWho, sentenceOf } from "./audit-entries.rules.ts";
import { type Edge, nextEntries, type TrailPart, type TrailRow } from "./audit-entries.store.ts";
import { findPeople, namesOf } from "./audit-people.store.ts";

type Query = HandlerInput<typeof institutionAudit>["query"];
export type AuditFilter = Omit<Query, "before" | "after" | "pageSize">;

const usualPageSize = 25;

/**
 * What is searched for, in the store's form.
 * @throws Refusal `malformed-request` for an end that is not after the start
 */
export async function partOf(
  trx: Trx,
  institutionId: string,
  { person, kind, from, until, refused }: AuditFilter,
): Promise<TrailPart> {
  const [first, end] = [from, until].map((one) => (one ? new Date(one) : undefined));
  if (first && end && first >= end)
    throw new Refusal("malformed-request", { fields: { from: startAfterEnd } });
  const wanted = person?.trim();
  return {
    institutionId,
    people: wanted ? await findPeople(trx, institutionId, wanted) : undefined,
    kind,
    from: first,
    until: end,
    isRefused: refused === true,
  };
}

const cursorOf = ({ at, id }: Edge): string => `${at}_${id}`;

function edgeOf(cursor: string | undefined): Edge | undefined {
  const [at, id] = cursor?.split("_") ?? [];
  if (!at || !id) return undefined;
  if (Number.isNaN(Date.parse(at))) throw new Refusal("malformed-request");
  return { at, id };
}

function entryOf(row: TrailRow, names: ReadonlyMap<string, string>): AuditEntry {
  const name = nameOfWho(row, names);
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    who: name && row.user_id ? { id: row.user_id, name } : null,
    text: sentenceOf(row, names),
    isRefused: isRefused(row),
    ip: row.ip,
    cursor: cursorOf(row),
  };
}

/** A page of entries, latest first, before or after a given one. Requires the admin. */
export async function auditPage(
  trx: Trx,
  institutionId: string,
  { before, after, pageSize, ...filter }: Query,
): Promise<CallAnswer<typeof institutionAudit>> {
  const size = Number(pageSize ?? usualPageSize);
  const isOlder = after === undefined;
  const edge = edgeOf(after ?? before);
  const part = await partOf(trx, institutionId, filter);
  // One more than is shown, to tell whether there are others.
  const found = await nextEntries(trx, part, { edge, isOlder, limit: size + 1 });
  const hasMore = found.length > size;
  const shown = isOlder ? found.slice(0, size) : found.slice(0, size).toReversed();
  const names = await namesOf(trx, institutionId, shown.flatMap(idsIn));
  return {
    entries: shown.map((row) => entryOf(row, names)),
    hasOlder: isOlder ? hasMore : true,
    hasNewer: isOlder ? edge !== undefined : hasMore,
  };
}
