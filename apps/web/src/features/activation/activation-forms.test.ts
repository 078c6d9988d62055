import { userInfoForm } from "@regain/contract/entities/user-info-form";
import {
  activationFaults,
  goodActivation,
  goodHomework,
  goodSetUp,
  homeworkFaults,
  setUpFaults,
} from "@regain/contract/testing/account-faults";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { complaintsBy } from "../../lib/forms/complaints-by.fixture.ts";
import { homeworkSchema } from "./homework-form.ts";
import { wizardSteps } from "./wizard-form.ts";

/** All of the wizard's steps as one. */
const wizard = z.object(
  Object.assign({}, ...wizardSteps.map(({ schema }) => schema.shape)) as z.core.$ZodShape,
);

describe.each([
  ["the wizard", wizard, goodActivation, activationFaults],
  ["a homework invitation", homeworkSchema, goodHomework, homeworkFaults],
  ["the set-up", userInfoForm, goodSetUp, setUpFaults],
] as const)("%s", (_, schema, good, faults) => {
  const judge = complaintsBy(schema, good);
  test("takes what is right", async () => expect(await judge({})).toEqual({}));
  test.each(faults)("%s %j: %s", async (field, typed, sentence) => {
    expect(await judge({ [field]: typed })).toEqual({ [field]: sentence });
  });
});
