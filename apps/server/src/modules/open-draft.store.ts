import { sql } from "kysely";

/** A row of `note_drafts as draft` that is newer than any signed version: it is not the text that was signed. */
export const isOpenDraft = sql<boolean>`not exists (
  select from note_versions signed
  where signed.patient_id = draft.patient_id and signed.kind = draft.kind
    and signed.start_date = draft.start_date and signed.end_date = draft.end_date
    and signed.draft_version >= draft.version)`;
