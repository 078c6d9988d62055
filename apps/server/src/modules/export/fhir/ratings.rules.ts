/** What the patient said about everyday life after each assessment, as answers to a form. */
import type { Patient, Questionnaire, QuestionnaireResponse } from "@medplum/fhirtypes";
import { english } from "@regain/content/en/content";
import type { AssessmentRatingsTable } from "../../../db/tables/therapy.ts";
import { systemOf } from "./code-systems.rules.ts";
import type { ObservedPatient } from "./observations.rules.ts";
import { type Named, patientsOwnId, type Place, referenceTo, sharedId } from "./place.ts";

const { ratings: sheet } = english.assessment;
const ordinalValue = "http://hl7.org/fhir/StructureDefinition/ordinalValue";
const displays: Readonly<Record<number, string>> = sheet.labels;

const formUrl = ({ base }: Place) => `${base}/Questionnaire/${sheet.id.replaceAll("_", "-")}`;

/** With the figure itself, so that what is said in words can still be used in calculations. */
const ratingCoding = (place: Place, value: number) => ({
  extension: [{ url: ordinalValue, valueDecimal: value }],
  system: systemOf(place, "ratings"),
  code: String(value),
  display: displays[value] ?? String(value),
});

export const ratingForm = (place: Place): Named<Questionnaire> => ({
  resourceType: "Questionnaire",
  id: sharedId(formUrl(place)),
  url: formUrl(place),
  version: "1",
  name: "RegainEverydayRatings",
  title: sheet.title,
  description: sheet.description,
  status: "active",
  subjectType: ["Patient"],
  item: sheet.questions.map(({ id, text }) => ({
    linkId: id,
    text,
    type: "choice",
    required: false,
    answerOption: Object.keys(displays).map((value) => ({
      valueCoding: ratingCoding(place, Number(value)),
    })),
  })),
});

function responseOf(
  { place, patient }: ObservedPatient,
  assessmentId: string,
  ratings: readonly AssessmentRatingsTable[],
): Named<QuestionnaireResponse> {
  const given = new Map(ratings.map((one) => [one.question_id, one]));
  const authored = new Date(Math.max(...ratings.map(({ rated_at }) => rated_at.getTime())));
  const isWhole = sheet.questions.every(({ id }) => given.has(id));
  return {
    resourceType: "QuestionnaireResponse",
    id: patientsOwnId(patient.id, `QuestionnaireResponse/${assessmentId}`),
    questionnaire: `${formUrl(place)}|1`,
    status: isWhole ? "completed" : "in-progress",
    subject: referenceTo<Patient>(patient),
    authored: authored.toISOString(),
    author: referenceTo<Patient>(patient),
    source: referenceTo<Patient>(patient),
    item: sheet.questions.flatMap(({ id, text }) => {
      const rating = given.get(id);
      if (!rating) return [];
      return [{ linkId: id, text, answer: [{ valueCoding: ratingCoding(place, rating.value) }] }];
    }),
  };
}

/** @param ratings of all assessments, oldest first */
export const ratingResponses = (
  observed: ObservedPatient,
  ratings: readonly AssessmentRatingsTable[],
) =>
  [...Map.groupBy(ratings, ({ assessment_id }) => assessment_id)].map(([id, own]) =>
    responseOf(observed, id, own),
  );
