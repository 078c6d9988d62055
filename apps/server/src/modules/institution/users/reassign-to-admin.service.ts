/** What an institution's clinician leaves behind goes to an admin, who can pass it on. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import { clinicianName } from "../../caseload/care-team.service.ts";
import { revokeCardsMadeBy, reassignInvitations } from "../../identity/ended-links.service.ts";
import { lockMembers, otherAdmins } from "../../institution-admins.store.ts";
import {
  deleteDismissals,
  givePreset,
  type Reassignment,
  lockPatientsOf,
  lookedAfterWithout,
  moveCaseload,
  presetNamesOf,
  sharedPresetsOf,
  writeDownMoves,
} from "./reassign-to-admin.store.ts";
import { findMember, institutionName, institutionOf, type Member } from "./member.store.ts";

const { takenOver, presetOf } = english.institutionTexts;

/** The first name that is free: the preset's own, then with the clinician's added, then numbered. */
function freeName(preset: string, clinician: string, taken: ReadonlySet<string>): string {
  if (!taken.has(preset.toLowerCase())) return preset;
  for (let number = 1; ; number += 1) {
    const whose = number === 1 ? clinician : `${clinician} ${number}`;
    const name = format(presetOf, { preset, clinician: whose });
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** Presets that colleagues use stay with them; the clinician's private ones go with the account. */
async function handDownPresets(
  trx: Trx,
  { from, to }: Reassignment,
  institutionId: string,
  clinician: string,
): Promise<void> {
  const taken = await presetNamesOf(trx, to);
  for (const preset of await sharedPresetsOf(trx, from, institutionId)) {
    const name = freeName(preset.name, clinician, taken);
    taken.add(name.toLowerCase());
    await givePreset(trx, preset.id, { authorId: to, name });
  }
}

/**
 * Ends the cards made by a departing clinician. Patients nobody else works with keep theirs: it may
 * be their only way in.
 */
async function endCardsOf(
  trx: Trx,
  clinicianId: string,
  patients: readonly string[],
  now: Date,
  heirId?: string,
): Promise<void> {
  const patientIds = await lookedAfterWithout(trx, clinicianId, patients, heirId);
  await revokeCardsMadeBy(trx, { clinicianId, patientIds }, now);
}

/**
 * Gives a clinician's caseload, shared presets and open invitations to an admin, and records it.
 * Requires the actor `membership`.
 * @param to the admin, who is recorded as the author
 * @returns how many patients went to the admin
 */
export async function reassignToAdmin(
  trx: Trx,
  member: Member,
  { to, institutionId }: { readonly to: string; readonly institutionId: string },
  now: Date,
): Promise<number> {
  const both = { from: member.id, to };
  const institution = await institutionName(trx, institutionId);
  const clinician = clinicianName(member);
  const patients = await lockPatientsOf(trx, member.id);
  await moveCaseload(trx, both, now);
  await writeDownMoves(trx, patients, both, format(takenOver, { clinician, institution }), now);
  await deleteDismissals(trx, member.id);
  await reassignInvitations(trx, both);
  await endCardsOf(trx, member.id, patients, now, to);
  await handDownPresets(trx, both, institutionId, clinician);
  return patients.length;
}

/** The same on the night their own account is erased. @returns whether there was somebody to take over */
async function giveToHeir(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const institutionId = await institutionOf(trx, userId);
  if (!institutionId) return false;
  await lockMembers(trx, institutionId);
  const member = await findMember(trx, institutionId, userId);
  if (member?.type !== "clinician") return false;
  const [heir] = await otherAdmins(trx, { userId, institutionId });
  if (!heir) return false;
  await reassignToAdmin(trx, member, { to: heir.id, institutionId }, now);
  return true;
}

/**
 * For a clinician whose own account is about to be erased, as they asked. If no admin takes over,
 * for example because they belong to no institution, nothing is given: only their cards end. For a
 * patient, nothing happens.
 */
export async function reassignBeforeErasure(
  db: Database,
  userId: string,
  now: Date,
): Promise<void> {
  await db.withActor(system("membership"), async (trx) => {
    if (await giveToHeir(trx, userId, now)) return;
    await endCardsOf(trx, userId, await lockPatientsOf(trx, userId), now);
  });
}
