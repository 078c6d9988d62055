import { fieldMessages } from "@regain/contract/field-messages";
import { password as passwordRule } from "@regain/contract/field-rules";
import { usualRequirements } from "@regain/contract/password-rules";
import { expect, test } from "vitest";
import { Refusal } from "../../lib/http/refusal.ts";
import { checkNewPassword, missedRequirement, requirementSentence } from "./password.rules.ts";

const codeOf = (password: string, more = {}) => {
  try {
    checkNewPassword({ password, names: ["rosa.may", "rosa@example.org"], field: "pw", ...more });
    return "fine";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

test("the usual requirements are the specification's, word for word", () => {
  expect(requirementSentence(usualRequirements)).toBe(fieldMessages.password);
});

test.each(["Practice1", "practice1", "PRACTICE", "Prac1", "Ünlü Wörter 1", "12345678A"])(
  "%s is judged by the form and the server alike",
  (text) => {
    const byServer = missedRequirement(text, usualRequirements) === undefined;
    expect(passwordRule.safeParse(text).success).toBe(byServer);
  },
);

test("an institution may ask for more, and says what", () => {
  const requirements = { minLength: 12, capitals: 2, digits: 1, symbols: 1 };
  expect(codeOf("Practice1", { requirements })).toBe("malformed-request");
  expect(codeOf("PractiCe 12!", { requirements })).toBe("fine");
  expect(requirementSentence(requirements)).toBe(
    "The password should include at least 12 characters (2 Capitals, 1 Digit, 1 Symbol).",
  );
});

test.each(["Regain 2026", "P@ssw0rd1", "1Rehabilitation", "Rosamay1", "Rosa2026", "Aaaaaaa1"])(
  "%s is easy to guess",
  (text) => expect(codeOf(text)).toBe("weak-password"),
);

test("words that only hold a common one are fine", () => {
  expect(codeOf("Summer by the sea 1")).toBe("fine");
  expect(codeOf("Practice1")).toBe("fine");
});
