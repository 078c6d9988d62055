import { CallError } from "@regain/contract/client";
import { expect, test } from "vitest";
import { refusedFields } from "../../lib/forms/server-errors.ts";
import { stepWithField } from "../../lib/forms/step-with-field.ts";
import { emptyPatient, formNames, newPatientRequest, patientSteps } from "./new-patient-form.ts";

test("what the server says of a field is shown at the step that asks for it", () => {
  const refusal = new CallError(400, "malformed-request", "…", {
    fields: { "diagnosis.skills": "…" },
  });
  const fields = refusedFields(refusal, formNames);
  expect(fields).toEqual({ areas: "…" });
  expect(stepWithField(patientSteps, Object.keys(fields))).toBe(4);
  expect(stepWithField(patientSteps, ["age"])).toBe(1);
});

test("what was left open is sent as not known", () => {
  const frank = { username: "frank_b", conditions: ["stroke"], areas: ["memory"] } as const;
  const request = newPatientRequest(
    { ...emptyPatient, ...frank, requestId: "r", sentUsername: "" },
    { clientIpAddress: undefined, timeZone: "UTC" },
  );
  expect(request.diagnosis).toEqual({ skills: ["memory"], disorders: ["stroke"], since: null });
  expect(request).not.toHaveProperty("clientIpAddress");
});
