/** All of our own codes, so that a bundle explains itself. */
import { english } from "@regain/content/en/content";
import { areas } from "@regain/contract/entities/enumerations";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { CodeSystem, CodeSystemConcept } from "@medplum/fhirtypes";
import { textsOf } from "../../session/task-type.rules.ts";
import { codeSystemUrl, type Named, type Place, sharedId } from "./place.ts";

const { fhirTexts, messages, assessment } = english;

const codeSystemNames = {
  exercises: "exercises",
  skillAreas: "skill-areas",
  measures: "measures",
  ratings: "everyday-ratings",
} as const;
export type CodeSystemName = keyof typeof codeSystemNames;

export type Measure = keyof typeof fhirTexts.measures;

const concepts: Readonly<Record<CodeSystemName, () => CodeSystemConcept[]>> = {
  exercises: () =>
    taskTypes.map((taskType) => ({
      code: taskType.systemName,
      display: textsOf(taskType).name,
      definition: textsOf(taskType).activity,
    })),
  skillAreas: () =>
    areas.map((area) => ({
      code: area,
      display: messages.areas[area].name,
      definition: messages.areas[area].description,
    })),
  measures: () => Object.entries(fhirTexts.measures).map(([code, display]) => ({ code, display })),
  ratings: () =>
    Object.entries(assessment.ratings.labels).map(([code, display]) => ({ code, display })),
};

export const systemOf = (place: Place, name: CodeSystemName): string =>
  codeSystemUrl(place, codeSystemNames[name]);

export const codeSystems = (place: Place): Named<CodeSystem>[] =>
  (Object.keys(codeSystemNames) as CodeSystemName[]).map((name) => {
    const url = systemOf(place, name);
    return {
      resourceType: "CodeSystem",
      id: sharedId(url),
      url,
      version: "1",
      ...fhirTexts.codeSystems[name],
      status: "active",
      experimental: false,
      caseSensitive: true,
      content: "complete",
      concept: concepts[name](),
    };
  });
