import type { AppointmentTime } from "@regain/contract/entities/appointment";
import type { ClinicianRole, Setting, UserType } from "@regain/contract/entities/enumerations";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";

type Json = JSONColumnType<Record<string, unknown>>;

export interface InstitutionSignInTable {
  institution_id: string;
  /** For OpenID Connect: where its configuration is published. */
  issuer: string;
  client_id: string;
  /** Sealed, except for what was stored before there were keys. */
  client_secret: string;
  /** While it is off, everybody logs in with a password. */
  is_on: Generated<boolean>;
  /** Counts its admins' changes. */
  version: Generated<number>;
  /** Strengths of which the provider must report one, separated by spaces; empty if none is required. */
  acr_values: Generated<string>;
  /** Methods that it must report all of. */
  amr_values: Generated<string>;
  /** How long ago somebody may have signed in at the provider. */
  max_age_minutes: Generated<number | null>;
  /** What it last reported about how it had identified somebody. */
  last_told: ColumnType<ToldRow | null, string | null | undefined, string | null>;
}

export interface ToldRow {
  readonly at: string;
  readonly acr: string | null;
  readonly amr: readonly string[];
  readonly ageSeconds: number | null;
}
export type InstitutionSignInRow = Selectable<InstitutionSignInTable>;

export interface CliniciansTable {
  /** The user's id. */
  clinician_id: string;
  role: ClinicianRole;
  setting: Setting | null;
  private_practice: Generated<boolean>;
  facility_name: string | null;
  mailing_address: string | null;
  zip_code: string | null;
}

export interface LinkTokensTable {
  id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  purpose: LinkPurpose;
  user_id: string | null;
  email: string | null;
  /** What its page needs to know: ids, a day, the next page. */
  data: Json;
  created_at: Date;
  expires_at: Date | null;
  used_at: Date | null;
  revoked_at: Date | null;
}
export type LinkTokenRow = Selectable<LinkTokensTable>;

export interface InvitationsTable {
  id: string;
  email: string;
  user_type: UserType;
  institution_id: string;
  invited_by: string | null;
  /** INVITED past its time counts as expired. */
  status: Generated<"INVITED" | "ACCEPTED" | "DECLINED">;
  created_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  user_id: string | null;
}
export type InvitationRow = Selectable<InvitationsTable>;

/** A login with a correct password that is waiting for its one-time code. */
export interface PendingLoginsTable {
  id: string;
  token_hash: Buffer;
  user_id: string;
  /** SHA-256 of the row's id and the code. */
  code_hash: Buffer;
  code_expires_at: Date;
  /** For the latest code. */
  tries: Generated<number>;
  /** How many codes were sent. */
  sends: Generated<number>;
  sent_at: Date;
  device: string;
  expires_at: Date;
}
export type PendingLoginRow = Selectable<PendingLoginsTable>;

/** A code sent for somebody who is signed in to confirm their identity again. */
export interface ProofCodesTable {
  /** The row of `auth_sessions` that asked for it. */
  session_id: string;
  user_id: string;
  /** SHA-256 of the session, the address it went to, and the code. */
  code_hash: Buffer;
  expires_at: Date;
  tries: Generated<number>;
  sent_at: Date;
}
export type ProofCodeRow = Selectable<ProofCodesTable>;

export interface SingleSignOnsTable {
  id: string;
  state_hash: Buffer;
  institution_id: string;
  code_verifier: string | null;
  nonce: string | null;
  return_url: string | null;
  expires_at: Date;
}

export interface SuppressedAddressesTable {
  /** SHA-256 of the address in lower case. */
  address_hash: Buffer;
  since: Date;
}

export interface LinkLogTable {
  id: string;
  at: Date;
  ip: string | null;
  destination: string;
  referrer: string | null;
  user_agent: string | null;
  metadata: Json;
}

export interface EventLogTable {
  id: string;
  at: Date;
  user_id: string | null;
  anonymous_id: string | null;
  event_name: string;
  event_sub_type: string | null;
  data: Json;
}

export interface AnonymousIdsTable {
  anonymous_id: string;
  user_id: string;
  since: Date;
}

export interface AppointmentRequestsTable {
  id: string;
  user_id: string | null;
  email: string;
  state: string;
  phone_number: string | null;
  wishes: string | null;
  created_at: Date;
  name: string | null;
  preferred_times: Generated<readonly AppointmentTime[]>;
}

export type AppointmentRequestRow = Selectable<AppointmentRequestsTable>;

export interface WaysInTables {
  institution_sign_in: InstitutionSignInTable;
  clinicians: CliniciansTable;
  link_tokens: LinkTokensTable;
  invitations: InvitationsTable;
  pending_logins: PendingLoginsTable;
  proof_codes: ProofCodesTable;
  single_sign_ons: SingleSignOnsTable;
  suppressed_addresses: SuppressedAddressesTable;
  link_log: LinkLogTable;
  event_log: EventLogTable;
  anonymous_ids: AnonymousIdsTable;
  appointment_requests: AppointmentRequestsTable;
}
