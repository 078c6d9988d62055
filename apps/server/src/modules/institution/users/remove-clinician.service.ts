import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import type { Trx } from "../../../db/database.ts";
import { graceDays } from "../../account/deletion.service.ts";
import { clinicianName } from "../../caseload/care-team.service.ts";
import { endCardsMadeBy, handInvitationsOver } from "../../identity/ended-links.service.ts";
import { signOutEverywhere } from "../../identity/sign-out-everywhere.service.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import {
  forgetPutAside,
  givePreset,
  type HandDown,
  lockPatientsOf,
  moveCaseload,
  presetNamesOf,
  sharedPresetsOf,
  writeDownMoves,
} from "./hand-down.store.ts";
import type { Target } from "./member.service.ts";
import { changeMember, institutionName, type Member } from "./member.store.ts";

const { takenOver, presetOf } = english.institutionTexts;

/** The first of its names that is free: the preset's own, with the clinician's behind it, and numbered. */
function freeName(preset: string, clinician: string, taken: ReadonlySet<string>): string {
  if (!taken.has(preset.toLowerCase())) return preset;
  for (let number = 1; ; number += 1) {
    const whose = number === 1 ? clinician : `${clinician} ${number}`;
    const name = format(presetOf, { preset, clinician: whose });
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** What colleagues use stays with them; what was the clinician's alone goes with the account. */
async function handDownPresets(
  trx: Trx,
  { from, to }: HandDown,
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
 * Shuts a clinician out for good: the caseload goes to the admin, and the account is deleted after the time of grace.
 * Until then an invitation of any institution, or somebody of ours, brings it back. Wants the actor `membership`.
 * @returns how many patients went to the admin
 */
export async function removeClinician(
  trx: Trx,
  letters: LetterParts,
  { admin, institutionId, userId }: Target,
  member: Member,
  now: Date,
): Promise<number> {
  const handDown = { from: userId, to: admin.userId };
  const institution = await institutionName(trx, institutionId);
  const clinician = clinicianName(member);
  const patients = await lockPatientsOf(trx, userId);
  await moveCaseload(trx, handDown, now);
  await writeDownMoves(trx, patients, handDown, format(takenOver, { clinician, institution }), now);
  await forgetPutAside(trx, userId);
  await handInvitationsOver(trx, handDown);
  await endCardsMadeBy(trx, { clinicianId: userId, patientIds: patients }, now);
  await handDownPresets(trx, handDown, institutionId, clinician);
  await signOutEverywhere(trx, userId, now);
  const due = new Date(now.getTime() + graceDays * dayMs);
  await changeMember(
    trx,
    { institutionId, userId },
    {
      institution_id: null,
      institution_admin: false,
      sso_subject: null,
      status: "SUSPENDED",
      deletion_due_at: due,
    },
  );
  if (member.email)
    await writeLetter(
      trx,
      letters,
      {
        kind: "clinicianRemoved",
        to: member.email,
        userId,
        values: {
          name: member.first_name ?? member.username,
          institution,
          date: shownDate(localTime(due, member.time_zone).day),
        },
      },
      now,
    );
  return patients.length;
}
