import { accountName } from "@regain/contract/full-name";
import type { AnsweredItem, SessionResponse } from "@regain/contract/entities/session-response";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type PageWithin, pageWithin, rowsOfPage } from "../../lib/page-within.ts";
import { loadPatient } from "../patient.store.ts";
import type { Grant } from "../policy.ts";
import { exerciseName } from "../session/task-type.rules.ts";
import type { KeptAt } from "../speech/kept-recordings.rules.ts";
import { spokenAnswerDetails } from "../speech/spoken-answer.service.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { responseOnTheWire } from "./responses.rules.ts";
import { askedPage, countAsked, findAnsweredItem, type ResponseQuery } from "./responses.store.ts";

/** As many bars as can be told apart. */
const pageSize = 100;

/** Items belong to the full report: a patient whose subscription does not include it gets `report-locked`. */
async function openRecord(trx: Trx, patientId: string, grant: Grant | null) {
  const patient = await loadPatient(trx, patientId);
  if (grant === "self" && !subscriptionPermissions[patient.status].canViewExpandedDashboard)
    throw new Refusal("report-locked");
  return patient;
}

export interface ResponsePage extends PageWithin {
  readonly responses: SessionResponse[];
}

/** @throws Refusal `report-locked` */
export async function responsesOf(
  trx: Trx,
  query: ResponseQuery,
  { page: asked, grant }: { readonly page: number; readonly grant: Grant | null },
): Promise<ResponsePage> {
  await openRecord(trx, query.patientId, grant);
  const total = await countAsked(trx, query);
  const page = pageWithin(total, pageSize, asked);
  const rows = await askedPage(trx, query, rowsOfPage(page));
  return { responses: rows.map(responseOnTheWire), ...page };
}

/** @throws Refusal `not-found`, `report-locked` */
export async function answeredItemOf(
  trx: Trx,
  { patientId, responseId }: { readonly patientId: string; readonly responseId: string },
  { grant, kept }: { readonly grant: Grant | null; readonly kept: KeptAt },
): Promise<AnsweredItem> {
  const patient = await openRecord(trx, patientId, grant);
  const row = await findAnsweredItem(trx, patientId, responseId);
  if (!row) throw new Refusal("not-found");
  const named = { patientId, responseId, taskId: row.task_id };
  return {
    patientName: accountName(patient),
    response: responseOnTheWire(row),
    taskName: exerciseName(row.task_type_id, row.kind),
    taskView: row.view,
    events: row.events,
    eventsCutFrom: row.events_cut_from,
    timeZone: row.time_zone,
    original: { result: row.result, accuracy: row.accuracy },
    ...(await spokenAnswerDetails(trx, named, kept)),
  };
}
