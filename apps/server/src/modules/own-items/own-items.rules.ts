import type { OwnItem } from "@regain/contract/entities/own-item";
import { ownPathOf } from "@regain/contract/own-item-paths";
import type { OwnPractice } from "@regain/therapy/material/own-words";
import type { OwnItemRow } from "../../db/tables/own-items.ts";

type Place = Pick<OwnItemRow, "patient_id" | "item_id">;

const photoPath = ({ patient_id, item_id }: Place) =>
  ownPathOf({ patientId: patient_id, itemId: item_id, file: "photo.jpg" });

const voicePath = ({ patient_id, item_id, voice_key }: OwnItemRow) =>
  voice_key && ownPathOf({ patientId: patient_id, itemId: item_id, file: "voice.wav" });

/** @param addedBy the name of the clinician who added it */
export const ownItemOnTheWire = (row: OwnItemRow, addedBy: string | null): OwnItem => ({
  itemId: row.item_id,
  kind: row.kind,
  name: row.name,
  relation: row.relation,
  photo: photoPath(row),
  voice: voicePath(row),
  createdAt: row.created_at.toISOString(),
  addedBy,
});

/** What can be changed about an item. */
export type OwnItemWords = Pick<OwnItem, "name" | "relation">;

/** Whether what a change is about has become something else since it began, and not what the change makes of it. */
export const hasMoved = (from: OwnItemWords, now: OwnItemWords, to: OwnItemWords): boolean =>
  (["name", "relation"] as const).some((one) => to[one] !== now[one] && now[one] !== from[one]);

/** In the form exercises take it. */
export const ownItemInPractice = (row: OwnItemRow): OwnPractice => ({
  id: row.item_id,
  kind: row.kind,
  name: row.name,
  relation: row.relation,
  photo: photoPath(row),
  voice: voicePath(row),
});
