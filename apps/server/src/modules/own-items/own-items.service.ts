import { isDeepStrictEqual } from "node:util";
import type { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import type { CallInput } from "@regain/contract/endpoint";
import type { OwnItem } from "@regain/contract/entities/own-item";
import { maxOwnItems } from "@regain/contract/own-item-limits";
import type { OwnFile } from "@regain/contract/own-item-paths";
import type { OwnPractice } from "@regain/therapy/material/own-words";
import { v7 } from "uuid";
import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { readPhoto } from "../../adapters/photo.ts";
import { readWav, writeWav } from "../../adapters/speech/wav.ts";
import type { UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { OwnItemRow } from "../../db/tables/own-items.ts";
import type { QueueTicket } from "../../lib/limit-concurrency.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { authorName, authorNames } from "../author-name.store.ts";
import { requireActivePatient } from "../caseload/active-patient.service.ts";
import { countFailures } from "../identity/rate-limit.service.ts";
import { limitOfAccount } from "../identity/rate-limit.rules.ts";
import { lockPatient } from "../patient.store.ts";
import { abandonUnstarted } from "../session/unstarted-sessions.service.ts";
import { hasMoved, ownItemInPractice, ownItemOnTheWire } from "./own-items.rules.ts";
import {
  countOwnItems,
  findOwnFiles,
  findOwnItem,
  insertOwnItem,
  listOwnItems,
  updateOwnItem,
} from "./own-items.store.ts";

export interface OwnItemParts {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly turn?: QueueTicket;
}

export interface NewOwnItem {
  readonly name: string;
  readonly kind: OwnItemRow["kind"];
  readonly relation?: string | undefined;
  /** Created by the form. */
  readonly itemId?: string | undefined;
  /** Stated by a clinician. */
  readonly patientAgrees?: "true" | undefined;
  readonly photo: Uint8Array;
  readonly voice?: Uint8Array | undefined;
}

type OwnItemChange = CallInput<typeof changeOwnItem>["body"];

/** With the name of the clinician who added it, if one did. */
const onTheWire = async (trx: Trx, row: OwnItemRow): Promise<OwnItem> =>
  ownItemOnTheWire(row, row.added_by && (await authorName(trx, row.patient_id, row.added_by)));

/** The patient's list, latest first. */
export async function ownItemsOf(trx: Trx, patientId: string): Promise<OwnItem[]> {
  const rows = await listOwnItems(trx, patientId);
  const authors = rows.flatMap(({ added_by: author }) => author ?? []);
  const names = await authorNames(trx, patientId, authors);
  return rows.map((row) => ownItemOnTheWire(row, names.get(row.added_by ?? "") ?? null));
}

/**
 * To be called before a list is changed: a clinician may change only that of a patient in their
 * care.
 * @throws Refusal `patient-discharged`
 */
export async function requireListIsTheirs(
  trx: Trx,
  { type, userId }: UserActor,
  patientId: string,
): Promise<void> {
  if (type === "clinician") await requireActivePatient(trx, userId, patientId);
}

/** What the patient's exercises are made from in addition to the built-in content. */
export async function ownPracticeOf(trx: Trx, patientId: string): Promise<OwnPractice[]> {
  const rows = await listOwnItems(trx, patientId);
  return rows.map(ownItemInPractice);
}

/** Including recently removed ones, so that endless adding and removing cannot fill the disk. */
const maxKeptItems = 3 * maxOwnItems;

async function refuseOneMore(trx: Trx, patientId: string): Promise<void> {
  const { listed, kept } = await countOwnItems(trx, patientId);
  if (listed >= maxOwnItems) throw new Refusal("too-many-own-items");
  if (kept >= maxKeptItems) throw new Refusal("too-many-requests");
}

type NewRow = Pick<
  OwnItemRow,
  "patient_id" | "item_id" | "kind" | "name" | "relation" | "added_by"
>;

/** How long a form whose answer got lost may correct what it has added, in ms. */
const correctable = 10 * 60_000;

/**
 * The item already added by the same form, whose response got lost, with what the form says now. Its
 * files stay: another photo is another item.
 * @throws Refusal `not-found` if it has been removed since
 */
async function addedBefore(
  trx: Trx,
  { patient_id, item_id, name, kind, relation, added_by }: NewRow,
  now: Date,
): Promise<OwnItem | undefined> {
  if (!(await findOwnFiles(trx, patient_id, item_id))) return undefined;
  const row = await requireItem(trx, patient_id, item_id);
  const said = { name, kind, relation };
  const isTheirs =
    row.added_by === added_by && now.getTime() - row.created_at.getTime() < correctable;
  if (!isTheirs || isDeepStrictEqual({ ...row, ...said }, row)) return onTheWire(trx, row);
  await lockPatient(trx, patient_id);
  await updateOwnItem(trx, row, said);
  await abandonUnstarted(trx, patient_id, now);
  return onTheWire(trx, { ...row, ...said });
}

/**
 * Stores a photo with its name. The files come first, so that a row always has them. A form sent
 * twice adds one item, as it was written last.
 * @throws Refusal as `readPhoto` and `readWav`; `too-many-own-items`, `too-many-requests`;
 *   `malformed-request` for a thing with a relation, or from a clinician who has not asked the
 *   patient; `patient-discharged`
 */
export async function addItem(
  { db, objects, turn }: OwnItemParts,
  actor: UserActor,
  patientId: string,
  { itemId, name, kind, relation, patientAgrees, photo, voice }: NewOwnItem,
  now: Date,
): Promise<OwnItem> {
  const author = actor.type === "clinician" ? actor.userId : null;
  if (author && !patientAgrees) throw notAgreed();
  if (relation !== undefined && kind === "thing") throw relationOfThing();
  const content: NewRow = {
    patient_id: patientId,
    item_id: itemId ?? v7(),
    kind,
    name,
    relation: relation ?? null,
    added_by: author,
  };
  // Before the work of scaling it down; the check under the lock below decides.
  const added = await db.withActor(actor, async (trx) => {
    await requireListIsTheirs(trx, actor, patientId);
    const before = await addedBefore(trx, content, now);
    if (!before) await refuseOneMore(trx, patientId);
    return before;
  });
  if (added) return added;
  const sound = voice && writeWav(readWav(voice).samples);
  const pictures = limitOfAccount("pictures", actor.userId);
  const small = await countFailures(db, pictures, now, () => readPhoto(photo, turn));
  // Not by the item's id: of two requests by one form, the second removes the files it brought.
  const folder = `own-items/${patientId}/${v7()}`;
  const row: OwnItemRow = {
    ...content,
    photo_key: `${folder}/photo.jpg`,
    voice_key: sound ? `${folder}/voice.wav` : null,
    created_at: now,
    removed_at: null,
    agreed_at: author === null ? null : now,
  };
  try {
    await objects.put(row.photo_key, small);
    if (sound && row.voice_key) await objects.put(row.voice_key, sound);
    const { item, isTwin } = await db.withActor(actor, async (trx) => {
      await lockPatient(trx, patientId);
      const twin = await addedBefore(trx, content, now);
      if (twin) return { item: twin, isTwin: true };
      await refuseOneMore(trx, patientId);
      await insertOwnItem(trx, row);
      await abandonUnstarted(trx, patientId, now);
      return { item: await onTheWire(trx, row), isTwin: false };
    });
    if (isTwin) await forgetFilesIfCan(objects, row);
    return item;
  } catch (error) {
    await forgetFilesIfCan(objects, row);
    throw error;
  }
}

export async function forgetFiles(
  objects: ObjectStore,
  { photo_key, voice_key }: Pick<OwnItemRow, "photo_key" | "voice_key">,
): Promise<void> {
  await objects.remove(photo_key);
  if (voice_key) await objects.remove(voice_key);
}

/** What cannot be removed now is removed with the account. */
const forgetFilesIfCan = (...files: Parameters<typeof forgetFiles>): Promise<void> =>
  forgetFiles(...files).catch(() => undefined);

const notAgreed = () =>
  new Refusal("malformed-request", {
    fields: { patientAgrees: "Please ask the patient first." },
  });

const relationOfThing = () =>
  new Refusal("malformed-request", { fields: { relation: "Only a person has one." } });

async function requireItem(trx: Trx, patientId: string, itemId: string): Promise<OwnItemRow> {
  const row = await findOwnItem(trx, patientId, itemId);
  if (!row) throw new Refusal("not-found");
  return row;
}

/**
 * Changes nothing if it is no longer what the change started from.
 * @returns the item as it is now
 * @throws Refusal `not-found`; `malformed-request` for a thing with a relation
 */
export async function changeItem(
  trx: Trx,
  { patientId, itemId }: { readonly patientId: string; readonly itemId: string },
  { from, name, relation }: OwnItemChange,
  now: Date,
): Promise<{ readonly item: OwnItem; readonly isStale: boolean }> {
  // A session may be being built with it.
  await lockPatient(trx, patientId);
  const row = await requireItem(trx, patientId, itemId);
  if (relation && row.kind === "thing") throw relationOfThing();
  const changed = {
    name: name ?? row.name,
    relation: relation === undefined ? row.relation : relation,
  };
  if (from && hasMoved(from, row, changed))
    return { item: await onTheWire(trx, row), isStale: true };
  await updateOwnItem(trx, row, changed);
  await abandonUnstarted(trx, patientId, now);
  return { item: await onTheWire(trx, { ...row, ...changed }), isStale: false };
}

/** From now on it is in no list and no new session. @throws Refusal `not-found` */
export async function removeItem(
  trx: Trx,
  patientId: string,
  itemId: string,
  now: Date,
): Promise<void> {
  await lockPatient(trx, patientId);
  const row = await requireItem(trx, patientId, itemId);
  await updateOwnItem(trx, row, { removed_at: now });
  await abandonUnstarted(trx, patientId, now);
}

/** @throws Refusal `not-found` if there is no such item, or nobody has recorded its name */
export async function ownFile(
  { db, objects }: OwnItemParts,
  actor: UserActor,
  { patientId, itemId }: { readonly patientId: string; readonly itemId: string },
  file: OwnFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const keys = await db.withActor(actor, (trx) => findOwnFiles(trx, patientId, itemId));
  const key = file === "photo.jpg" ? keys?.photo_key : keys?.voice_key;
  const content = key ? await objects.get(key) : undefined;
  if (!content) throw new Refusal("not-found");
  return content;
}
