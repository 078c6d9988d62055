import { goodPatient } from "@regain/contract/testing/sign-up-faults";
import { expect, test } from "vitest";
import { schemaOf, stepsOf, stepWith } from "./sign-up-steps.ts";
import { emptyValues } from "./sign-up-values.ts";

test("a clinician has three steps, of an institution two, a patient two", () => {
  expect(stepsOf("clinician", false)).toHaveLength(3);
  expect(stepsOf("clinician", true)).not.toContain("workplace");
  expect(stepsOf("patient", false)).toEqual(["patient-credentials", "patient-person"]);
});

test("what is said of a clinician is judged only while it is shown", () => {
  const values = { ...emptyValues, ...goodPatient, clinicianEmail: "nobody" };
  const judge = (webClinicianAssisted: boolean) => {
    const shown = { ...values, webClinicianAssisted };
    return schemaOf("patient-person", shown).safeParse(shown).success;
  };
  expect([judge(false), judge(true)]).toEqual([true, false]);
});

test("a complaint of the server finds the step of its field", () => {
  const steps = stepsOf("clinician", false);
  const at = (...fields: string[]) => stepWith(steps, fields, emptyValues);
  expect([at("email"), at("role"), at("zipCode"), at("requestId")]).toEqual([0, 1, 2, undefined]);
  expect(at("zipCode", "password")).toBe(0);
});
