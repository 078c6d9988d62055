import type { SubscriptionStatus, UserType } from "@regain/contract/entities/enumerations";
import type { LinkPurpose } from "@regain/contract/link-purposes";

/** A person with a live session, as far as the policies need to know them. */
export interface UserActor {
  readonly kind: "user";
  readonly userId: string;
  readonly type: UserType;
  /** Null for clinicians. */
  readonly subscription: SubscriptionStatus | null;
  readonly institutionId: string | null;
  readonly institutionAdmin: boolean;
  /** The row of `auth_sessions` this request came with. */
  readonly sessionId: string;
  /**
   * They typed a password that has to be changed first. Somebody who came by a card or a link has none to change,
   * and is not held up by one.
   */
  readonly mustChangePassword?: boolean;
}

/** A device that may send the results of one session, whoever is signed in there. */
export interface SubmitterActor {
  readonly kind: "submitter";
  readonly patientId: string;
  /** Who was signed in when the session was opened: the patient, or a clinician in the clinic. */
  readonly userId: string;
  /** The therapy session. */
  readonly sessionId: string;
}

/** Somebody who came through a link: they may do what its page is for, and are not signed in. */
export interface LinkActor {
  readonly kind: "link";
  readonly purpose: LinkPurpose;
  /** The row of `link_tokens`. */
  readonly tokenId: string;
  /** Whose account it is about, if any. */
  readonly userId: string | null;
  readonly userType: UserType | null;
  readonly email: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Somebody who came through a link to what is written about a patient: sees it as the patient does, and changes
 * nothing.
 */
export interface ReaderActor {
  readonly kind: "reader";
  readonly patientId: string;
}

/** Nobody has said who they are. */
export interface AnonymousActor {
  readonly kind: "anonymous";
}

/**
 * The parts of the server that act on nobody's behalf. Row-level security knows each by name and lets it see only
 * what its work needs.
 */
type SystemName =
  | "sign-in"
  | "sign-up"
  | "caseload"
  | "membership"
  | "tracking"
  | "billing"
  | "survey"
  | "sandbox"
  | "audit"
  | "jobs"
  | "demo"
  | "erasure"
  | "operator";

export interface SystemActor {
  readonly kind: "system";
  readonly name: SystemName;
}

export type Actor =
  | UserActor
  | SubmitterActor
  | LinkActor
  | ReaderActor
  | AnonymousActor
  | SystemActor;

export const anonymous: AnonymousActor = { kind: "anonymous" };

export function system(name: SystemName): SystemActor {
  return { kind: "system", name };
}
