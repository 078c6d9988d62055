import type { AuditKind } from "@regain/contract/audit-values";
import type { EndpointDef } from "@regain/contract/endpoint";
import { english } from "@regain/content/en/content";

/** Where each call stands on the page of an institution's admins is told by the words there are for it. */
const { acts } = english.auditTexts;
const kindsByCall: ReadonlyMap<string, AuditKind> = new Map(
  (Object.keys(acts) as AuditKind[]).flatMap((kind) =>
    Object.keys(acts[kind]).map((call) => [call, kind] as const),
  ),
);

/** A call by the name it has in those words, whatever version of the wire it was made in. */
export const nameOfCall = ({
  method,
  section,
  path,
}: Pick<EndpointDef, "method" | "section" | "path">): string => `${method} ${section}${path}`;

/** The same name, from how the trail writes it down. */
export const nameOfWritten = (call: string): string => call.replace(/ \/(\w+)\/v\d+/, " $1");

export const isSignIn = (call: string): boolean => kindsByCall.get(call) === "sign-in";

/** What patients do with their own practice and record is no business of an admin's. */
const ofPatients: readonly AuditKind[] = ["sign-in", "account"];

/** Where an act stands on the admins' page; null where it does not. */
export function actKind(call: string, { isPatient }: { readonly isPatient: boolean }) {
  const kind = kindsByCall.get(call) ?? null;
  return kind && isPatient && !ofPatients.includes(kind) ? null : kind;
}
