import { accountName } from "@regain/contract/full-name";
import type { Note } from "@regain/contract/entities/note";
import type { UserActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { NoteVersionRow } from "../../db/tables/documentation.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPatient } from "../patient.store.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { documentsOf } from "./note-document.rules.ts";
import { checkDays } from "./note-draft.service.ts";
import { type AskedNote, noteFacts } from "./note-facts.service.ts";
import { areSame, figuresOf } from "./note-figures.rules.ts";
import type { Signature } from "./note-head.rules.ts";
import { draftOnWire, isOfClinic, versionOnWire } from "./note-wire.rules.ts";
import { findDraft, findVersions, keyOf } from "./note.store.ts";

const signatureOf = (version: NoteVersionRow | undefined): Signature | undefined =>
  version && { line: version.author_name, at: version.signed_at, number: version.number };

interface NoteReading {
  readonly actor: UserActor;
  readonly now: Date;
  readonly publicUrl: string;
  /** The number of a signed version, 0 for the draft; if not given, the one that counts. */
  readonly version?: number | undefined;
}

/** Which signed version is read; undefined for the draft. @throws Refusal `not-found` if it does not exist */
function versionToShow(
  versions: readonly NoteVersionRow[],
  asked: number | undefined,
  preferDraft: boolean,
): NoteVersionRow | undefined {
  if (asked === undefined) return preferDraft ? undefined : versions[0];
  if (asked === 0) return undefined;
  const found = versions.find(({ number }) => number === asked);
  if (!found) throw new Refusal("not-found");
  return found;
}

/**
 * A note as it is now or as it was signed. Clinicians read and write it; patients read their own
 * progress notes as far as their subscription allows: the figures, and what was signed.
 * @throws Refusal `malformed-request`, `report-locked`, `not-found`
 */
export async function readNote(
  trx: Trx,
  asked: AskedNote,
  { actor, now, publicUrl, version }: NoteReading,
): Promise<Note> {
  const isForPatient = actor.type === "patient";
  const key = keyOf(asked.patientId, asked);
  const draft = isForPatient ? undefined : await findDraft(trx, key);
  const versions = await findVersions(trx, key);
  if (!draft && versions.length === 0) await checkDays(trx, asked, now);
  const { status } = await loadPatient(trx, asked.patientId);
  if (isForPatient && !subscriptionPermissions[status].canViewExpandedDashboard)
    throw new Refusal("report-locked");
  const { kind, startDate, endDate } = asked;
  const written = draftOnWire(asked, draft, versions[0]);
  const lastPlace = isOfClinic(versions[0]);
  const assistedOnly = asked.assistedOnly ?? lastPlace;
  const shown = versionToShow(versions, version, written.isOpen || assistedOnly !== lastPlace);
  const place = { assistedOnly: shown ? isOfClinic(shown) : assistedOnly };
  const facts = await noteFacts(trx, actor, { ...asked, ...place }, now);
  const figures = figuresOf(facts);
  return {
    kind,
    startDate,
    endDate,
    patientName: accountName(facts.patient),
    documents:
      shown?.documents ??
      documentsOf({
        facts,
        sections: written.sections,
        signature: undefined,
        amended: isForPatient ? undefined : signatureOf(versions[0]),
        publicUrl,
        isForPatient,
      }),
    figures: shown?.figures ?? figures,
    draft: isForPatient ? null : written,
    versions: versions.map(versionOnWire),
    shownVersion: shown?.number ?? null,
    places: [...facts.places],
    haveFiguresChanged: shown !== undefined && !areSame(shown.figures, figures),
  };
}
