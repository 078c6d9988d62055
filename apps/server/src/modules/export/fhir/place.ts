import type { CodeableConcept, Coding, Reference, Resource } from "@medplum/fhirtypes";
import { v5 } from "uuid";

/** What our own codes and forms are known by in other systems. */
export interface Place {
  /** Of this installation, without a slash at the end: its identifiers are no other's. */
  readonly base: string;
}

export const placeAt = (publicUrl: string): Place => ({ base: `${publicUrl}/fhir` });

export const codeSystemUrl = ({ base }: Place, name: string): string =>
  `${base}/CodeSystem/${name}`;

/** The same resource has the same id in every export: whoever reads a second one knows what it has already. */
export const patientsOwnId = (patientId: string, what: string): string => v5(what, patientId);
export const sharedId = (url: string): string => v5(url, v5.URL);

export type Named<Kind extends Resource = Resource> = Kind & { readonly id: string };

export const fullUrlOf = ({ id }: { readonly id: string }): string => `urn:uuid:${id}`;

/** By the name that the bundle gives it; with its kind, for those who keep the resources apart. */
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
