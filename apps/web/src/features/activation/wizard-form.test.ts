import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { CallError } from "@regain/contract/client";
import { fieldMessages } from "@regain/contract/field-messages";
import { expect, test } from "vitest";
import { firstIncompleteStep } from "../../lib/forms/first-incomplete-step.ts";
import { refusedFields } from "../../lib/forms/server-errors.ts";
import { stepWithField } from "../../lib/forms/step-with-field.ts";
import { homeworkBody, homeworkSchema, shareSchema } from "./homework-form.ts";
import { emptyWizard, wizardSteps } from "./wizard-form.ts";
import { completionOf, formNames } from "./wizard-request.ts";

const filled = {
  ...emptyWizard,
  email: "ada@example.org",
  password: "Lagoon42x",
  firstName: "Ada",
  lastName: "Byrne",
  age: "61.5",
};
test("a complaint leads to the step that asks for its field", () => {
  expect(stepWithField(wizardSteps, ["age"])).toBe(1);
  expect(stepWithField(wizardSteps, ["password"])).toBe(0);
  expect(stepWithField(wizardSteps, ["nothing.of.ours"])).toBeUndefined();
});

test("what the server refuses of a page of the wire leads to the field of the wizard", () => {
  const { pages } = completeAccount.body.shape;
  const ofWire = Object.entries(pages.shape).flatMap(([page, { shape }]) =>
    Object.keys(shape).map((field) => `pages.${page}.${field}`),
  );
  const notAsked = ["accept_eula", "username", "timeZone"];
  const asked = ofWire.filter((name) => !notAsked.some((field) => name.endsWith(`.${field}`)));
  expect(Object.keys(formNames).toSorted()).toEqual(asked.toSorted());
  const fields = { "pages.Demographics.age": fieldMessages.age };
  const refusal = new CallError(400, "malformed-request", "Not understood.", { fields });
  expect(refusedFields(refusal, formNames)).toEqual({ age: fieldMessages.age });
  expect(new Set(Object.values(formNames))).toEqual(new Set(Object.keys(emptyWizard)));
});

test("the first step that lacks something is gone back to", () => {
  expect(firstIncompleteStep(wizardSteps, filled)).toBeUndefined();
  expect(firstIncompleteStep(wizardSteps, { ...filled, age: "" })).toEqual({
    step: 1,
    errors: { age: expect.objectContaining({ message: fieldMessages.age }) },
  });
  expect(firstIncompleteStep(wizardSteps, { ...filled, password: "", age: "" })?.step).toBe(0);
});

test("what is sent is cut into the pages of the wire", () => {
  const circumstances = {
    username: "ada",
    source: "flint_activation",
    requestId: "r",
    clientIpAddress: undefined,
    timeZone: "America/Chicago",
  };
  expect(completionOf({ ...filled, areas: ["memory"] }, circumstances)).toEqual({
    platform: "web",
    source: "flint_activation",
    request_id: "r",
    pages: {
      Account: {
        accept_eula: true,
        email: "ada@example.org",
        username: "ada",
        password: "Lagoon42x",
      },
      Location: { locale: "en", timeZone: "America/Chicago" },
      Demographics: { age: "61.5", firstName: "Ada", lastName: "Byrne" },
      Diagnosis: { skills: ["memory"], disorders: [], since: null },
    },
  });
});

test("a homework invitation is answered in strings, and shares only what is set up", () => {
  const values = {
    email: "kim@example.org",
    careGiver: true,
    password: "Lagoon42x",
    acceptedEULA: true,
  };
  const timeZone = "America/Los_Angeles";
  expect(homeworkBody(values, { action: "homework", isSetUp: false, timeZone })).toEqual({
    email: "kim@example.org",
    careGiver: "true",
    password: "Lagoon42x",
    acceptedEULA: "true",
    action: "homework",
    timeZone,
  });
  expect(homeworkBody(values, { action: undefined, isSetUp: true, timeZone })).toEqual({
    email: "kim@example.org",
    acceptedEULA: "true",
  });
  const untouched = { email: "kim@example.org", password: "", acceptedEULA: false };
  expect(homeworkSchema.safeParse(untouched).error?.issues.map(({ message }) => message)).toEqual([
    fieldMessages.required,
    fieldMessages.password,
    fieldMessages.eula,
  ]);
  expect(shareSchema.safeParse(untouched).success).toBe(true);
});
