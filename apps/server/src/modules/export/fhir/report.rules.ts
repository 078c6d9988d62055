/** The printed progress note and, while it is unsigned, the observations it rests on. */
import type { DiagnosticReport, Observation, Patient } from "@medplum/fhirtypes";
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { PaperReport } from "../paper-report.service.ts";
import { measureCode, type ObservedPatient } from "./observations.rules.ts";
import { coded, type Named, patientsOwnId, referenceTo } from "./place.ts";

const { fhirTexts } = english;
const loinc = "http://loinc.org";
const service = "http://terminology.hl7.org/CodeSystem/v2-0074";

/**
 * An unsigned note is preliminary. A signed one dates from its signature and rests on the figures
 * in it: the observations are today's, with answers that its signer never saw.
 */
export function diagnosticReport(
  { place, patient, issued: exported }: ObservedPatient,
  { title, range, locale, pdf, signed }: PaperReport,
  observations: readonly Named<Observation>[],
): Named<DiagnosticReport> {
  const kind = measureCode(place, "practice-report");
  const issued = signed?.at ?? exported;
  return {
    resourceType: "DiagnosticReport",
    id: patientsOwnId(patient.id, "DiagnosticReport/practice"),
    status: signed ? "final" : "preliminary",
    category: [coded(service, "OTH", "Other")],
    code: {
      coding: [...coded(loinc, "11506-3", "Progress note").coding, ...kind.coding],
      text: format(fhirTexts.report, { ...range }),
    },
    subject: referenceTo<Patient>(patient),
    effectivePeriod: { start: range.from, end: range.to },
    issued,
    ...(signed ? { resultsInterpreter: [{ display: signed.by }] } : {}),
    ...(!signed && observations.length > 0
      ? { result: observations.map((one) => referenceTo<Observation>(one)) }
      : {}),
    presentedForm: [
      {
        contentType: "application/pdf",
        language: locale,
        data: Buffer.from(pdf).toString("base64"),
        title,
        creation: issued,
      },
    ],
  };
}
