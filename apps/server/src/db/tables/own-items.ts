import type { OwnItemKind } from "@regain/contract/entities/own-item";
import type { Selectable } from "kysely";

export interface OwnItemsTable {
  patient_id: string;
  item_id: string;
  kind: OwnItemKind;
  name: string;
  /** For a person. */
  relation: string | null;
  /** In the object store. */
  photo_key: string;
  voice_key: string | null;
  created_at: Date;
  removed_at: Date | null;
  /** The clinician who added it; null if the patient or the family did. */
  added_by: string | null;
  /** When that clinician confirmed that the patient agrees. */
  agreed_at: Date | null;
}
export type OwnItemRow = Selectable<OwnItemsTable>;

export interface OwnItemTables {
  own_items: OwnItemsTable;
}
