import type { ApiVersion } from "@regain/contract/endpoint";
import { exportFormat } from "@regain/contract/export-format";
import { accountRecord } from "./account-record.store.ts";
import { type Export, readPart } from "./export-parts.ts";
import { filesAt } from "./file-addresses.ts";
import { jsonObject, type Member } from "./json-object.ts";
import { namesFor } from "./names.service.ts";
import * as lists from "./record-lists.service.ts";
import * as parts from "./record-parts.service.ts";
import { correctorsOf } from "./record.store.ts";

/** What only patients themselves can export. */
const accountMembers = async (asked: Export): Promise<Member[]> =>
  asked.isOwn
    ? [
        ["account", await accountRecord(asked)],
        ["countedVisits", { pages: lists.countedOf(asked) }],
      ]
    : [];

/** The names of all clinicians mentioned. */
async function clinicians(asked: Export, all: parts.RecordParts) {
  const correctors = await readPart(asked, (trx) => correctorsOf(trx, asked.patientId));
  const authors = [...all.schedules, ...all.levels, ...all.levelChanges].map(
    ({ authorId }) => authorId,
  );
  const adders = all.ownItems.map(({ addedById }) => addedById);
  return namesFor(asked, [...correctors, ...authors, ...adders]);
}

/** Everything stored about a patient, in the format of docs/export.md. The last member says that it is complete. */
export async function* everything(
  asked: Export,
  { version, publicUrl }: { readonly version: ApiVersion; readonly publicUrl: string },
): AsyncGenerator<string> {
  const { isOwn, now } = asked;
  const fileAt = filesAt(version, publicUrl);
  const all = await parts.recordParts(asked);
  const { nameOf, team } = await clinicians(asked, all);
  const careTeam = team.map((row) => ({
    clinician: nameOf(row.clinician_id),
    since: row.since,
    dischargedAt: row.discharged_at,
  }));
  yield* jsonObject([
    ...Object.entries(exportFormat),
    ["exportedAt", now],
    ["exportedFor", isOwn ? "patient" : "clinician"],
    ["patient", all.profile],
    ["careTeam", careTeam],
    ["careTeamHistory", parts.caseEventsOf(all, nameOf, isOwn)],
    ...(await accountMembers(asked)),
    ["schedules", parts.schedulesOf(all, nameOf)],
    ["levels", parts.levelsOf(all, nameOf)],
    ["levelChanges", parts.levelChangesOf(all, nameOf)],
    ["assessments", parts.assessmentsOf(all)],
    ["ownItems", parts.ownItemsOf(all, nameOf, fileAt)],
    ["goals", all.goals],
    ["notes", all.notes],
    ...(isOwn ? [] : [["noteDrafts", all.drafts] as const]),
    ["recordings", { pages: lists.recordingsOf(asked, fileAt) }],
    ["sessions", { pages: lists.sessionsOf(asked) }],
    ["responses", { pages: lists.answersOf(asked, nameOf) }],
    ["isComplete", true],
  ]);
}
