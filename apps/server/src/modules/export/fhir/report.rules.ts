/** The progress note on paper, and the observations that it rests on. */
import type { DiagnosticReport, Observation, Patient } from "@medplum/fhirtypes";
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { PaperReport } from "../paper-report.service.ts";
import { measureCode, type ObservedPatient } from "./observations.rules.ts";
import { coded, type Named, patientsOwnId, referenceTo } from "./place.ts";

const { fhirTexts } = english;
const loinc = "http://loinc.org";
const service = "http://terminology.hl7.org/CodeSystem/v2-0074";

/** What is not signed by anybody is preliminary. */
export function diagnosticReport(
  { place, patient, issued }: ObservedPatient,
  { title, range, locale, pdf, signedBy }: PaperReport,
  observations: readonly Named<Observation>[],
): Named<DiagnosticReport> {
  const kind = measureCode(place, "practice-report");
  return {
    resourceType: "DiagnosticReport",
    id: patientsOwnId(patient.id, "DiagnosticReport/practice"),
    status: signedBy === null ? "preliminary" : "final",
    category: [coded(service, "OTH", "Other")],
    code: {
      coding: [...coded(loinc, "11506-3", "Progress note").coding, ...kind.coding],
      text: format(fhirTexts.report, { ...range }),
    },
    subject: referenceTo<Patient>(patient),
    effectivePeriod: { start: range.from, end: range.to },
    issued,
    ...(signedBy === null ? {} : { resultsInterpreter: [{ display: signedBy }] }),
    ...(observations.length > 0
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
