import { fieldMessages } from "@regain/contract/field-messages";
import { age, email, filled } from "@regain/contract/field-rules";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { resolveBy } from "./resolve-by.ts";

interface Values extends Record<string, string> {
  readonly email: string;
  readonly name: string;
  readonly age: string;
}
const judge = resolveBy<Values>(z.object({ email, name: filled(60), age }));
const options = { fields: {}, shouldUseNativeValidation: false } as const;

test("what was typed is handed on as it is", async () => {
  const typed = { email: " rosa@example.org", name: "Rosa", age: "62.5" };
  expect(await judge(typed, undefined, options)).toEqual({ values: typed, errors: {} });
});

test("each field gets its first complaint", async () => {
  const { errors } = await judge({ email: "", name: " ", age: "4" }, undefined, options);
  expect(errors).toMatchObject({
    email: { message: fieldMessages.required },
    name: { message: fieldMessages.required },
    age: { message: fieldMessages.age },
  });
});
