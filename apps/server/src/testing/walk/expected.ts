import type { AccessRule } from "@regain/contract/access";
import type { EndpointDef } from "@regain/contract/endpoint";
import type { Caller, Standing } from "./callers.ts";

type Admin = "their institution's admin" | "another institution's admin";

/** The code each caller is refused with at a person's record; null: the access rule lets them through. */
type Expected = Readonly<
  Record<Exclude<Standing, Admin>, string | null> & Partial<Record<Admin, string | null>>
>;

const through: Expected = {
  nobody: null,
  "signed out": null,
  "the person": null,
  "another patient": null,
  "their clinician": null,
  "another clinician": null,
  "their device": null,
  "another's device": null,
  // For a purpose that the call accepts; to other calls a link says nothing about the caller.
  "their link": null,
  "a link to an address": null,
};
const signedIn: Expected = {
  ...through,
  nobody: "not-signed-in",
  "signed out": "session-ended",
  "their device": "not-signed-in",
  "another's device": "not-signed-in",
};
const ownPatient: Expected = {
  ...signedIn,
  "another patient": "not-found",
  "their clinician": "patients-only",
  "another clinician": "patients-only",
};
const patients: Expected = {
  ...ownPatient,
  "another patient": null,
};
const patientOrLink: Expected = { ...patients, "a link to an address": "not-found" };
const ownUser: Expected = {
  ...signedIn,
  "another patient": "not-found",
  "their clinician": "not-found",
  "another clinician": "not-found",
};
const patientRecord: Expected = {
  ...signedIn,
  "another patient": "not-found",
  "another clinician": "not-found",
};
const cliniciansOnly: Expected = {
  ...signedIn,
  "the person": "forbidden",
  "another patient": "forbidden",
};
const unknownLink = "link-unknown";

const expected: Readonly<Record<AccessRule, Expected>> = {
  anyone: through,
  "signed-in": signedIn,
  patient: patients,
  "patient-or-link": patientOrLink,
  "own-patient": ownPatient,
  "own-results": {
    ...patientRecord,
    "their device": null,
    "another's device": "submit-token-ended",
  },
  "patient-record": patientRecord,
  "patient-record-or-link": { ...patientRecord, "a link to an address": "not-found" },
  "practising-patient": ownPatient,
  clinician: cliniciansOnly,
  "own-clinician": {
    ...cliniciansOnly,
    "their clinician": "not-found",
    "another clinician": "not-found",
  },
  "caseload-record": { ...cliniciansOnly, "another clinician": "not-found" },
  "own-user": ownUser,
  "own-user-or-anonymous": { ...ownUser, "a link to an address": "not-found" },
  "own-institution": {
    ...cliniciansOnly,
    "their clinician": "forbidden",
    "another clinician": "forbidden",
    "their institution's admin": null,
    "another institution's admin": "not-found",
  },
  link: {
    ...through,
    nobody: unknownLink,
    "signed out": "session-ended",
    "the person": unknownLink,
    "another patient": unknownLink,
    "their clinician": unknownLink,
    "another clinician": unknownLink,
    "their device": unknownLink,
    "another's device": unknownLink,
  },
  "signed-in-or-link": signedIn,
};

/** An admin gets the same answer as a clinician who is not Rosa's, unless the rule mentions admins. */
function answerTo(row: Expected, standing: Standing): string | null {
  const own = row[standing];
  return own === undefined ? row["another clinician"] : own;
}

/** What a caller must be refused with; null: the access rule lets them through. */
export function expectedCode(
  { access, links }: EndpointDef,
  { link, standing }: Caller,
): string | null {
  const row = expected[access];
  if (!link) return answerTo(row, standing);
  if (!links) return row.nobody;
  return links.includes(link) ? answerTo(row, standing) : unknownLink;
}

/** Codes by which an access rule refuses. */
const accessCodes: ReadonlySet<string> = new Set([
  "not-signed-in",
  "session-ended",
  "submit-token-ended",
  "patients-only",
  "forbidden",
  unknownLink,
]);

/** Where anyone may ask, the call itself answers what a token cannot do there. */
const ownCodes: ReadonlySet<string> = new Set([unknownLink, "forbidden"]);

/** The code, if it is an access rule's. */
export function refusesByRule({ access }: EndpointDef, code: string | null): string | undefined {
  const isOwn = access === "anyone" && code !== null && ownCodes.has(code);
  return code !== null && accessCodes.has(code) && !isOwn ? code : undefined;
}
