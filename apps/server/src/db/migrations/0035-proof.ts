import { type Kysely, sql } from "kysely";
import { securedTable } from "./security.ts";

const parts = [
  // When somebody who is signed in last proved once more who they are. Null: not since they came in.
  "alter table auth_sessions add column proved_at timestamptz",
  // Codes by mail for who has no password to prove it by; one a session.
  `create table proof_codes (
     session_id uuid primary key,
     user_id uuid not null references users (id) on delete cascade,
     code_hash bytea not null,
     expires_at timestamptz not null,
     tries integer not null default 0,
     sent_at timestamptz not null
   )`,
  "create index proof_codes_user on proof_codes (user_id)",
  "create index proof_codes_expiry on proof_codes (expires_at)",
  securedTable(
    "proof_codes",
    "select, insert, update, delete",
    "(select app_is_system('sign-in', 'jobs', 'erasure'))",
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
