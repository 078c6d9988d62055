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
  /** The code of a US state or a Canadian province. */
  state: string | null;
  city: string | null;
  postal_code: string | null;
  website: string | null;
  password_min_length: Generated<number>;
  password_min_capitals: Generated<number>;
  password_min_digits: Generated<number>;
  password_min_symbols: Generated<number>;
  requires_one_time_codes: Generated<boolean>;
  /** Counts its admins' changes. */
  version: Generated<number>;
  /** In the object store; null without a logo, or for one of ours. */
  logo_key: string | null;
  created_at: Generated<Date>;
}

export interface UsersTable {
  id: string;
  type: UserType;
  first_name: string | null;
  last_name: string | null;
  /** Unique regardless of case. Never contains an @, so it cannot be someone else's email address. */
  username: string;
  email: string | null;
  prompt_change_password: Generated<boolean>;
  institution_id: string | null;
  institution_admin: Generated<boolean>;
  locale: Generated<string>;
  /** IANA name; a practice day is a day in this zone. */
  time_zone: Generated<string>;
  lead_source_details: string | null;
  status: Generated<"ACTIVE" | "SUSPENDED">;
  created_at: Generated<Date>;
  last_sign_in_at: Date | null;
  phone_number: string | null;
  /** Every sign-in requires a code sent by mail. */
  one_time_codes: Generated<boolean>;
  accepted_eula_at: Date | null;
  /** Their identifier at their institution's own sign-in. */
  sso_subject: string | null;
  /** Requested by the person; until then it can be taken back. */
  deletion_due_at: Date | null;
  /** The request that created the account. */
  sign_up_request: string | null;
}
export type UserRow = Selectable<UsersTable>;

/** Separate from `users`, so that those who may see a person do not see the hash of their password. */
export interface CredentialsTable {
  user_id: string;
  password_hash: string;
  changed_at: Generated<Date>;
  /** For a password that was issued to somebody: when it stops working. */
  expires_at: Generated<Date | null>;
  /** Whether it must be changed only because it holds less than the institution now asks for. */
  outgrown: Generated<boolean>;
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
  /** End of the trial or of the paid period. */
  period_ends_at: Date | null;
  /** If an institution pays indefinitely: the end of the months agreed on before that. */
  agreed_until: Date | null;
  cancels_at_period_end: Generated<boolean>;
  changed_at: Generated<Date>;
  /** The card provider's. */
  customer_id: string | null;
  provider_subscription_id: string | null;
  /** Per payment, before any discount. */
  price_cents: number | null;
  /** The last of the discounts on the next payment. */
  discount: ColumnType<Discount | null, string | null, string | null>;
  /** All of them; null or stale if the previous release wrote the row. */
  discounts: ColumnType<readonly Discount[] | null, string | null, string | null>;
  /** When the reading of the provider that this comes from began. */
  read_at: Date | null;
  offer_taken_at: Date | null;
  trial_extended_at: Date | null;
  has_paid: Generated<boolean>;
  /** Whether we canceled it ourselves, because a deletion was requested or somebody was suspended. */
  cancelled_for_deletion: Generated<boolean>;
}

export interface AuthSessionsTable {
  id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  user_id: string;
  /** The browser's name for itself, by which the person can recognize it. */
  device: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** Whether the person came in by typing a password. */
  by_password: Generated<boolean>;
  /** Whether a printed card opened it. */
  by_card: Generated<boolean>;
  /** Who made that card; null without one, and for cards from before this was recorded. */
  card_made_by: Generated<string | null>;
  /** When they last confirmed their identity again; null if not since they signed in. */
  proved_at: Generated<Date | null>;
  /** Hash of the address last proven in this session by entering the code sent to it; null if none was. */
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
  /** The clinician in whose hands it was opened; null if it was the patient. */
  issued_to: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface SignInAttemptsTable {
  /** SHA-256 of what is limited: an address, or a username tried from an address. */
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
  /** On what grounds: the access rule, and how it was met. */
  access: string;
  /** For callers who came through a link, whether or not it was still valid. */
  link_token_id: string | null;
  subject_patient_id: string | null;
  /** The user whom the path names, whoever they are. */
  subject_user_id: string | null;
  /** The one the caller belonged to. */
  institution_id: string | null;
  /** Where it appears on the page of the institution's admins; null if it does not. */
  kind: AuditKind | null;
  /** Which of the things that the call can do. */
  detail: string | null;
  status: number;
  /** The refusal's code. */
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
