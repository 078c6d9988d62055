import type { CodeableConcept, Coding, Reference, Resource } from "@medplum/fhirtypes";
import { v5 } from "uuid";

/** What identifies our own codes and forms in other systems. */
export interface Place {
  /** This installation's, without a trailing slash: no other has the same identifiers. */
  readonly base: string;
}

export const placeAt = (publicUrl: string): Place => ({ base: `${publicUrl}/fhir` });

export const codeSystemUrl = ({ base }: Place, name: string): string =>
  `${base}/CodeSystem/${name}`;

/**
 * A resource has the same id in every export, so that the reader of a second one recognizes what is
 * already there.
 */
export const patientsOwnId = (patientId: string, what: string): string => v5(what, patientId);
export const sharedId = (url: string): string => v5(url, v5.URL);

export type Named<Kind extends Resource = Resource> = Kind & { readonly id: string };

export const fullUrlOf = ({ id }: { readonly id: string }): string => `urn:uuid:${id}`;

/** By its URL within the bundle; with its type, for those who store resources separately. */
export const referenceTo = <Kind extends Resource>({
  resourceType,
  id,
}: Pick<Named<Kind>, "resourceType" | "id">): Reference<Kind> => ({
  reference: fullUrlOf({ id }),
  type: resourceType,
});

export const coded = (
  system: string,
  code: string,
  display: string,
): CodeableConcept & { readonly coding: Coding[] } => ({
  coding: [{ system, code, display }],
});
