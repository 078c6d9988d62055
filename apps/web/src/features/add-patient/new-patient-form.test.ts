import { expect, test } from "vitest";
import { byFormName, emptyPatient, newPatientRequest, stepAsking } from "./new-patient-form.ts";

test("what the server says of a field is shown at the step that asks for it", () => {
  expect(stepAsking(["username"])).toBe(0);
  expect(stepAsking(["age"])).toBe(1);
  expect(stepAsking(Object.keys(byFormName({ "diagnosis.skills": "…" })))).toBe(4);
  expect(stepAsking(["unheard-of"])).toBe(0);
});

test("what was left open is sent as not known", () => {
  const request = newPatientRequest(
    { ...emptyPatient, username: "frank_b", conditions: ["stroke"], areas: ["memory"] },
    { requestId: "r", clientIpAddress: undefined, timeZone: "UTC" },
  );
  expect(request.diagnosis).toEqual({ skills: ["memory"], disorders: ["stroke"], since: null });
  expect(request).not.toHaveProperty("clientIpAddress");
});
