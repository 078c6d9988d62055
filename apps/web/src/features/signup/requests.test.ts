import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { goodClinician, goodPatient } from "@regain/contract/testing/sign-up-faults";
import { expect, test } from "vitest";
import { clinicianRequest, patientRequest } from "./requests.ts";
import { emptyValues } from "./sign-up-values.ts";

const circumstances = {
  requestId: "0199aaaa-0000-7000-8000-000000000000",
  timeZone: "America/New_York",
};
const institutionId = "0199bbbb-0000-7000-8000-000000000000";
const values = { ...emptyValues, ...goodClinician, ...goodPatient };

test("what is not shown is not sent", () => {
  const hidden = { ...values, clinicianInfo: "Dana" };
  const alone = patientRequest(hidden, circumstances);
  expect(createPatient.body.safeParse(alone).success).toBe(true);
  expect(alone).toMatchObject({ clinicianAssisted: 0, webClinicianAssisted: 0 });
  expect(alone).not.toHaveProperty("clinicianInfo");
  const assisted = patientRequest({ ...hidden, webClinicianAssisted: true }, circumstances);
  expect(assisted).toMatchObject({ clinicianAssisted: 1, clinicianInfo: "Dana" });
});

test("an institution stands in place of the workplace", () => {
  const own = clinicianRequest(values, circumstances, { invitationToken: "rgl_x" });
  expect(createClinician.body.safeParse(own).success).toBe(true);
  expect(own).toMatchObject({ setting: "OUT_REH", zipCode: "02139" });
  expect(own).not.toHaveProperty("invitationToken");
  const invited = { institutionId, invitationToken: "rgl_x" };
  const theirs = clinicianRequest(values, circumstances, invited);
  expect(createClinician.body.safeParse(theirs).success).toBe(true);
  expect(theirs).toMatchObject(invited);
  expect(theirs).not.toHaveProperty("facilityName");
});
