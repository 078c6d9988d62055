import { expect, test } from "vitest";
import { phoneAsAsked } from "./person-fields.tsx";

test.each([
  ["1234567890", "123-456-7890"],
  ["(123) 456-7890", "123-456-7890"],
  ["+1 123.456.7890", "123-456-7890"],
  ["123-456-7890", "123-456-7890"],
])("a phone number that comes as %s is asked for as %s", (text, asked) => {
  expect(phoneAsAsked(text)).toBe(asked);
});

test.each(["", "123-456-789", "123456789012", "+44 123 456 7890", "call 1234567890"])(
  "'%s' stays as it is",
  (text) => {
    expect(phoneAsAsked(text)).toBe(text);
  },
);
