import type { OwnItemKind } from "@regain/contract/entities/own-item";
import type { Selectable } from "kysely";

export interface OwnItemsTable {
  patient_id: string;
  item_id: string;
  kind: OwnItemKind;
  name: string;
  /** Of a person. */
  relation: string | null;
  /** In the object store. */
  photo_key: string;
  voice_key: string | null;
  created_at: Date;
  removed_at: Date | null;
  /** The clinician who added it; null for the patient or the family. */
  added_by: string | null;
  /** When that clinician said that the patient agrees. */
  agreed_at: Date | null;
}
export type OwnItemRow = Selectable<OwnItemsTable>;

export interface OwnItemTables {
  own_items: OwnItemsTable;
}
