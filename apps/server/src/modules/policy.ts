import type { AccessRule } from "@regain/contract/access";
import { anonymousUser } from "@regain/contract/tracked-events";
import type { Actor, UserActor } from "../db/actor.ts";
import type { Database } from "../db/database.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { subscriptionPermissions } from "./subscription-permissions.ts";

/** The right by which a call was allowed. */
export type Grant =
  | "anyone"
  | "session"
  | "self"
  | "submit-token"
  | "caseload"
  | "institution"
  | "link";

export interface AccessRequest {
  readonly actor: Actor;
  /** The patient the call names, if any; for `own-clinician` the clinician, for `own-institution` the institution. */
  readonly patientId: string | undefined;
  /** The user the path names by `:userId`, or `anonymous`. */
  readonly userId?: string | undefined;
  readonly database: Database;
}

type Check = (request: AccessRequest) => Grant | Promise<Grant>;

function signedIn(actor: Actor): UserActor {
  if (actor.kind !== "user") throw new Refusal("not-signed-in");
  return actor;
}

function asPatient(actor: Actor): UserActor {
  const user = signedIn(actor);
  if (user.type !== "patient") throw new Refusal("patients-only");
  return user;
}

function asOwnPatient({ actor, patientId }: AccessRequest): UserActor {
  const user = asPatient(actor);
  if (user.userId !== patientId) throw new Refusal("not-found");
  return user;
}

function asClinician(actor: Actor): UserActor {
  const user = signedIn(actor);
  if (user.type !== "clinician") throw new Refusal("forbidden");
  return user;
}

async function hasInCaseload(database: Database, clinician: UserActor, patientId: string) {
  const row = await database.withActor(clinician, (trx) =>
    trx
      .selectFrom("caseload")
      .select("patient_id")
      .where("patient_id", "=", patientId)
      .where("clinician_id", "=", clinician.userId)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

async function asTheirClinician({ actor, patientId, database }: AccessRequest): Promise<Grant> {
  const clinician = asClinician(actor);
  const isTheirs = patientId && (await hasInCaseload(database, clinician, patientId));
  if (!isTheirs) throw new Refusal("not-found");
  return "caseload";
}

const isClinician = (actor: Actor) => actor.kind === "user" && actor.type === "clinician";

function asPractisingPatient(request: AccessRequest): Grant {
  const user = asOwnPatient(request);
  if (!user.subscription || !subscriptionPermissions[user.subscription].canPractise)
    throw new Refusal("subscription-required");
  return "self";
}

const asReader: Check = async ({ actor, patientId, database }) => {
  const user = signedIn(actor);
  if (user.type === "patient" && user.userId === patientId) return "self";
  if (user.type === "clinician" && patientId && (await hasInCaseload(database, user, patientId)))
    return "caseload";
  throw new Refusal("not-found");
};

/** Who may do what: one check for each access rule of the contract. A check returns the right, or refuses. */
export const policy: Readonly<Record<AccessRule, Check>> = {
  anyone: () => "anyone",
  "signed-in": ({ actor }) => {
    signedIn(actor);
    return "session";
  },
  patient: ({ actor }) => {
    asPatient(actor);
    return "self";
  },
  "patient-or-link": ({ actor }) => {
    if (actor.kind !== "link") {
      asPatient(actor);
      return "self";
    }
    if (actor.userId === null || actor.userType !== "patient") throw new Refusal("not-found");
    return "link";
  },
  "own-patient": (request) => {
    asOwnPatient(request);
    return "self";
  },
  "own-results": (request) => {
    const { actor, patientId } = request;
    if (isClinician(actor)) return asTheirClinician(request);
    if (actor.kind !== "submitter") {
      asOwnPatient(request);
      return "self";
    }
    if (actor.patientId !== patientId) throw new Refusal("not-found");
    return "submit-token";
  },
  "patient-record": asReader,
  "patient-record-or-link": (request) => {
    const { actor, patientId } = request;
    if (actor.kind !== "link") return asReader(request);
    if (actor.userId === null || actor.userId !== patientId) throw new Refusal("not-found");
    return "link";
  },
  "practising-patient": asPractisingPatient,
  clinician: ({ actor }) => {
    asClinician(actor);
    return "session";
  },
  "own-clinician": ({ actor, patientId }) => {
    if (asClinician(actor).userId !== patientId) throw new Refusal("not-found");
    return "self";
  },
  "caseload-record": asTheirClinician,
  "own-user": ({ actor, userId }) => {
    if (signedIn(actor).userId !== userId) throw new Refusal("not-found");
    return "self";
  },
  "own-user-or-anonymous": ({ actor, userId }) => {
    if (userId === anonymousUser) return "anyone";
    const asked = actor.kind === "link" ? actor.userId : signedIn(actor).userId;
    if (asked === null || asked !== userId) throw new Refusal("not-found");
    return actor.kind === "link" ? "link" : "self";
  },
  "own-institution": ({ actor, patientId }) => {
    const admin = asClinician(actor);
    if (!admin.institutionAdmin) throw new Refusal("forbidden");
    if (admin.institutionId !== patientId) throw new Refusal("not-found");
    return "institution";
  },
  link: ({ actor }) => {
    if (actor.kind !== "link") throw new Refusal("link-unknown");
    return "link";
  },
  "signed-in-or-link": ({ actor }) => {
    if (actor.kind === "link") return "link";
    signedIn(actor);
    return "session";
  },
};
