import { type Kysely, sql } from "kysely";
import { patientTable } from "./security.ts";

/** Things and people that patients add to practise with: their files lie in the object store. */
const ownItems = `
  create table own_items (
    patient_id uuid not null references patients (patient_id),
    item_id uuid not null,
    kind text not null check (kind in ('thing', 'person')),
    name text not null,
    -- Who a person is to the patient.
    relation text check (relation is null or kind = 'person'),
    photo_key text not null,
    -- Null where nobody has said the name.
    voice_key text,
    created_at timestamptz not null,
    -- Sessions that were built before may still show it: a job deletes it later.
    removed_at timestamptz,
    primary key (patient_id, item_id)
  );
  create index own_items_removed on own_items (removed_at) where removed_at is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ownItems).execute(db);
  await sql.raw(patientTable("own_items", "select, insert, update, delete")).execute(db);
}
