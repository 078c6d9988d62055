import type {
  Area,
  Condition,
  ConditionPeriod,
  PaymentSource,
  SubscriptionStatus,
  UserType,
} from "@regain/contract/entities/enumerations";
import type { AuditKind } from "@regain/contract/audit-values";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { Discount } from "../../adapters/payments/card-provider.ts";

export interface InstitutionsTable {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  logo_path: string | null;
  address1: string | null;
  address2: string | null;
  /** Of a state of the US or a province of Canada: its code. */
  state: string | null;
  city: string | null;
  postal_code: string | null;
  website: string | null;
  password_min_length: Generated<number>;
  password_min_capitals: Generated<number>;
  password_min_digits: Generated<number>;
  password_min_symbols: Generated<number>;
  requires_one_time_codes: Generated<boolean>;
  /** Counts the changes of its admins. */
  version: Generated<number>;
  /** Of the object store; null where there is no logo, or one of ours. */
  logo_key: string | null;
  created_at: Generated<Date>;
}

export interface UsersTable {
  id: string;
  type: UserType;
  first_name: string | null;
  last_name: string | null;
  /** Unique without regard to case. Never holds an @, so it cannot be another's mail address. */
  username: string;
  email: string | null;
  prompt_change_password: Generated<boolean>;
  institution_id: string | null;
  institution_admin: Generated<boolean>;
  locale: Generated<string>;
  /** IANA name; a day of practice is a day of this zone. */
  time_zone: Generated<string>;
  lead_source_details: string | null;
  status: Generated<"ACTIVE" | "SUSPENDED">;
  created_at: Generated<Date>;
  last_sign_in_at: Date | null;
  phone_number: string | null;
  /** A code by mail is asked for at every sign-in. */
  one_time_codes: Generated<boolean>;
  accepted_eula_at: Date | null;
  /** Who they are at their institution's own sign-in. */
  sso_subject: string | null;
  /** Asked for by the person; until then it can be taken back. */
  deletion_due_at: Date | null;
  /** The request that made the account. */
  sign_up_request: string | null;
}
export type UserRow = Selectable<UsersTable>;

/** Apart from `users`, so that who may see a person does not see the hash of their password. */
export interface CredentialsTable {
  user_id: string;
  password_hash: string;
  changed_at: Generated<Date>;
  /** Of a password that was made for somebody: until when it opens anything. */
  expires_at: Generated<Date | null>;
}

export interface PatientsTable {
  /** The user's id. */
  patient_id: string;
  age: number | null;
  gender: string | null;
  education: string | null;
  conditions: Generated<Condition[]>;
  conditions_period: ConditionPeriod | null;
  areas: Generated<Area[]>;
  managed_by_caregiver: Generated<boolean>;
  clinician_assisted: Generated<boolean>;
  clinician_info: string | null;
  clinician_email: string | null;
  created_at: Generated<Date>;
}

export interface CaseloadTable {
  patient_id: string;
  clinician_id: string;
  since: Generated<Date>;
  /** When this clinician's work with the patient ended; null while it goes on. */
  discharged_at: Date | null;
  discharge_reason: string | null;
  discharge_note: string | null;
}

export interface SubscriptionsTable {
  patient_id: string;
  status: SubscriptionStatus;
  payment_source: Generated<PaymentSource>;
  plan_interval: "month" | "year" | null;
  /** End of the trial or of what is paid. */
  period_ends_at: Date | null;
  /** Where an institution pays without an end: that of the months that were agreed on before. */
  agreed_until: Date | null;
  cancels_at_period_end: Generated<boolean>;
  changed_at: Generated<Date>;
  /** The card provider's. */
  customer_id: string | null;
  provider_subscription_id: string | null;
  /** A payment, before any discount. */
  price_cents: number | null;
  /** The last of what is off the next payment. */
  discount: ColumnType<Discount | null, string | null, string | null>;
  /** All of it; null, or another's, where the release before wrote the row. */
  discounts: ColumnType<readonly Discount[] | null, string | null, string | null>;
  /** When the reading of the provider began that this is from. */
  read_at: Date | null;
  offer_taken_at: Date | null;
  trial_extended_at: Date | null;
  has_paid: Generated<boolean>;
  /** Whether we let it end ourselves, as a deletion was asked for or somebody was suspended. */
  cancelled_for_deletion: Generated<boolean>;
}

export interface AuthSessionsTable {
  id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  user_id: string;
  /** The browser's name for itself, for the person to recognise it by. */
  device: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** Whether the person came in by typing a password. */
  by_password: Generated<boolean>;
  /** Whether a printed card opened it. */
  by_card: Generated<boolean>;
  /** Who had made that card; null without one, and of cards of before that was noted. */
  card_made_by: Generated<string | null>;
  /** When they last proved once more who they are; null where they have not since they came in. */
  proved_at: Generated<Date | null>;
  /** Hash of the address that a code was sent to which was typed in this session; null where none was. */
  proved_address: Generated<Buffer | null>;
  address_proved_at: Generated<Date | null>;
}

/** What lets a device send the results of one session. */
export interface SubmitTokensTable {
  patient_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  /** The therapy session. */
  session_id: string;
  /** The clinician in whose hands it was opened; null for the patient's own. */
  issued_to: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface SignInAttemptsTable {
  /** SHA-256 of what is limited: an address, or a name tried from an address. */
  subject: Buffer;
  failures: number;
  last_failed_at: Date;
  blocked_until: Date;
}

export interface AuditTable {
  id: string;
  at: Generated<Date>;
  user_id: string | null;
  /** Method and path pattern of the call. */
  call: string;
  /** By which right: the access rule, and how it was met. */
  access: string;
  /** Of who came by a link, whether or not it was still good. */
  link_token_id: string | null;
  subject_patient_id: string | null;
  /** The user whom the path names, whoever they are. */
  subject_user_id: string | null;
  /** To which the caller belonged. */
  institution_id: string | null;
  /** Where it stands on the page of the institution's admins; null where it does not. */
  kind: AuditKind | null;
  /** Which of the several things a call can do. */
  detail: string | null;
  status: number;
  /** Code of the refusal. */
  error: string | null;
  ip: string;
  request_id: string;
}

export interface IdentityTables {
  institutions: InstitutionsTable;
  users: UsersTable;
  credentials: CredentialsTable;
  patients: PatientsTable;
  caseload: CaseloadTable;
  subscriptions: SubscriptionsTable;
  auth_sessions: AuthSessionsTable;
  submit_tokens: SubmitTokensTable;
  sign_in_attempts: SignInAttemptsTable;
  audit: AuditTable;
}
