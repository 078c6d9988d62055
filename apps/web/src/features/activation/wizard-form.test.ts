import { fieldComplaints } from "@regain/contract/field-rules";
import { expect, test } from "vitest";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { homeworkBody, homeworkSchema, shareSchema } from "./homework-form.ts";
import { emptyWizard, stepAsking, type WizardStep, wizardSteps } from "./wizard-form.ts";
import { completionOf } from "./wizard-request.ts";

const filled = {
  ...emptyWizard,
  email: "ada@example.org",
  password: "Lagoon42x",
  firstName: "Ada",
  lastName: "Byrne",
  age: "61.5",
};
const options = { fields: {}, shouldUseNativeValidation: false } as const;

const complaintsAt = async (step: WizardStep, change: object) => {
  const { schema } = wizardSteps.find(({ name }) => name === step)!;
  const { errors } = await resolveBy(schema)({ ...filled, ...change }, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  );
};

test.each<readonly [WizardStep, object, object]>([
  ["welcome", {}, {}],
  ["welcome", { email: "ada" }, { email: fieldComplaints.email }],
  ["welcome", { email: "" }, { email: fieldComplaints.required }],
  ["welcome", { password: "lagoon42x" }, { password: fieldComplaints.password }],
  ["welcome", { password: "" }, { password: fieldComplaints.required }],
  ["person", {}, {}],
  ["person", { age: "4.99" }, { age: fieldComplaints.age }],
  ["person", { age: "130.01" }, { age: fieldComplaints.age }],
  ["person", { age: "61.555" }, { age: fieldComplaints.age }],
  ["person", { age: "" }, { age: fieldComplaints.age }],
  ["person", { firstName: " " }, { firstName: fieldComplaints.required }],
  ["person", { lastName: "" }, { lastName: fieldComplaints.required }],
  ["conditions", {}, {}],
  ["since", {}, {}],
  ["areas", {}, {}],
])("step %s with %j complains of %j", async (step, change, complaints) => {
  expect(await complaintsAt(step, change)).toEqual(complaints);
});

test("a complaint leads to the step that asks for its field", () => {
  expect(stepAsking(["age"])).toBe(1);
  expect(stepAsking(["password"])).toBe(0);
  expect(stepAsking(["nothing.of.ours"])).toBe(0);
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
  expect(homeworkBody(values, { action: "homework", isSetUp: false })).toEqual({
    email: "kim@example.org",
    careGiver: "true",
    password: "Lagoon42x",
    acceptedEULA: "true",
    action: "homework",
  });
  expect(homeworkBody(values, { action: undefined, isSetUp: true })).toEqual({
    email: "kim@example.org",
    acceptedEULA: "true",
  });
  const untouched = { email: "kim@example.org", password: "", acceptedEULA: false };
  expect(homeworkSchema.safeParse(untouched).error?.issues.map(({ message }) => message)).toEqual([
    fieldComplaints.required,
    fieldComplaints.password,
    fieldComplaints.eula,
  ]);
  expect(shareSchema.safeParse(untouched).success).toBe(true);
});
