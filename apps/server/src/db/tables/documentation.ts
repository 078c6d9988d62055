import type { Goal } from "@regain/contract/entities/goal";
import type { Note, NoteFigures, NoteKind, NoteSection } from "@regain/contract/entities/note";
import type { ColumnType, Selectable } from "kysely";

/** Written as JSON text, read as what it holds. */
type Json<Value> = ColumnType<Value, string, string>;

/** Which note. */
interface NoteKey {
  patient_id: string;
  kind: NoteKind;
  start_date: string;
  end_date: string;
}

export interface NoteDraftsTable extends NoteKey {
  version: number;
  sections: Json<readonly NoteSection[]>;
  author_id: string;
  author_name: string;
  changed_at: Date;
}
export type NoteDraftRow = Selectable<NoteDraftsTable>;

export interface NoteVersionsTable extends NoteKey {
  number: number;
  /** Of the draft it is based on. */
  draft_version: number;
  sections: Json<readonly NoteSection[]>;
  documents: Json<Note["documents"]>;
  figures: Json<NoteFigures>;
  author_id: string;
  author_name: string;
  signed_at: Date;
}
export type NoteVersionRow = Selectable<NoteVersionsTable>;

export interface GoalVersionsTable {
  patient_id: string;
  version: number;
  goals: Json<readonly Goal[]>;
  author_id: string;
  author_name: string;
  saved_at: Date;
}
export type GoalVersionRow = Selectable<GoalVersionsTable>;

export interface DocumentationTables {
  note_drafts: NoteDraftsTable;
  note_versions: NoteVersionsTable;
  goal_versions: GoalVersionsTable;
}
