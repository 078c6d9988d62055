import { checkInvitations } from "@regain/contract/calls/license/check-invitations";
import { readInvitationTable } from "@regain/contract/calls/license/read-invitation-table";
import { sendInvitations } from "@regain/contract/calls/license/send-invitations";
import { maxRowsChecked, type RowVerdict } from "@regain/contract/bulk-invitation";
import type { ListedPerson, TableRow } from "@regain/contract/entities/bulk-invitation";
import { call } from "../../../lib/api.ts";

export async function readTable(id: string, table: Blob): Promise<readonly TableRow[]> {
  const form = { fields: {}, files: { table } };
  const { rows } = await call(readInvitationTable, { params: { id }, form });
  return rows;
}

/** Only the fields of a row that are sent. */
const listed = ({ email, type }: ListedPerson) => ({ email, type });

function* partsOf<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

/** What would happen to some rows, in order. */
export async function checkRows(id: string, rows: readonly ListedPerson[]): Promise<RowVerdict[]> {
  const found: RowVerdict[] = [];
  for (const part of partsOf(rows, maxRowsChecked)) {
    const body = { rows: part.map(listed) };
    const { verdicts } = await call(checkInvitations, { params: { id }, body });
    found.push(...verdicts);
  }
  return found;
}

/** Invites some rows, at most as many as one request allows, and returns what happened to each, in order. */
export async function sendRows(
  id: string,
  rows: readonly ListedPerson[],
): Promise<readonly RowVerdict[]> {
  const body = { rows: rows.map(listed) };
  const { verdicts } = await call(sendInvitations, { params: { id }, body });
  return verdicts;
}
