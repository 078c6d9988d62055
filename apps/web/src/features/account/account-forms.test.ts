import {
  detailsFaults,
  goodPasswordChange,
  passwordFaults,
  repeatedFaults,
} from "@regain/contract/testing/account-faults";
import { describe, expect, test } from "vitest";
import { complaintsBy } from "../../lib/forms/complaints-by.fixture.ts";
import { detailsSchema } from "./details-values.ts";
import { passwordSchema } from "./password-form.ts";

const details = {
  firstName: "June",
  lastName: "",
  username: "june",
  email: "",
  phoneNumber: "",
  locale: "en",
  oneTimeCodes: false,
};

describe("one's own details", () => {
  const judge = complaintsBy(detailsSchema, details);
  test("are taken where they are right", async () => expect(await judge({})).toEqual({}));
  test.each(detailsFaults)("%s %j: %s", async (field, typed, sentence) => {
    expect(await judge({ [field]: typed })).toEqual({ [field]: sentence });
  });
});

describe("a password that is changed", () => {
  const judge = complaintsBy(passwordSchema, goodPasswordChange);
  test("is taken where it is right", async () => expect(await judge({})).toEqual({}));
  test.each([...passwordFaults, ...repeatedFaults])("%s %j: %s", async (field, typed, sentence) => {
    const said = await judge({ [field]: typed });
    expect(said[field]).toBe(sentence);
  });
});
