import type { AuditKind } from "@regain/contract/audit-values";
import type { EndpointDef } from "@regain/contract/endpoint";
import { english } from "@regain/content/en/content";

/** The admins' page lists each call under the kind that its wording is filed under. */
const { acts } = english.auditTexts;
const kindsByCall: ReadonlyMap<string, AuditKind> = new Map(
  (Object.keys(acts) as AuditKind[]).flatMap((kind) =>
    Object.keys(acts[kind]).map((call) => [call, kind] as const),
  ),
);

/** A call's name as those texts key it, whatever API version it was made with. */
export const nameOfCall = ({
  method,
  section,
  path,
}: Pick<EndpointDef, "method" | "section" | "path">): string => `${method} ${section}${path}`;

/** The same name, from the form in which the audit trail stores it. */
export const nameOfWritten = (call: string): string => call.replace(/ \/(\w+)\/v\d+/, " $1");

export const isSignIn = (call: string): boolean => kindsByCall.get(call) === "sign-in";

/** What changes an institution or who belongs to it. */
export const isAdministration = (call: string): boolean =>
  kindsByCall.get(call) === "administration";

/** What patients do with their own practice and record is none of an admin's business. */
const ofPatients: readonly AuditKind[] = ["sign-in", "account"];

/** The kind under which the admins' page lists a call; null if it does not. */
export function actKind(call: string, { isPatient }: { readonly isPatient: boolean }) {
  const kind = kindsByCall.get(call) ?? null;
  return kind && isPatient && !ofPatients.includes(kind) ? null : kind;
}
