import { expect, test } from "vitest";
import { redact, redactText } from "./redact.ts";

test("secrets in addresses are hidden, the rest stays readable", () => {
  expect(redactText("/a?token=abc&x=1")).toBe("/a?token=[hidden]&x=1");
  expect(redactText("/a?resetToken=abc&otp=123456&t=9")).toBe(
    "/a?resetToken=[hidden]&otp=[hidden]&t=[hidden]",
  );
  expect(redactText("/a?%74oken=abc")).toBe("/a?%74oken=[hidden]");
  expect(redactText("/a?tz=Europe/Berlin")).toBe("/a?tz=Europe/Berlin");
});

test("a text of nothing but beginnings of parameters is read once", () => {
  // Rereading the text from each of them would take minutes.
  const beginnings = "?".repeat(300_000);
  expect(redactText(beginnings)).toBe(beginnings);
  expect(redactText("/a?b?t=9")).toBe("/a?b?t=[hidden]");
});

test("a token of ours is hidden wherever it turns up", () => {
  expect(redactText(`no user for rgn_${"a".repeat(43)}!`)).toBe("no user for [hidden]!");
});

test("secrets are hidden by name at any depth, codes of errors are not", () => {
  expect(
    redact({ body: { password: "x", list: [{ accessToken: "y", note: "kept" }] }, code: "ENOENT" }),
  ).toEqual({
    body: { password: "[hidden]", list: [{ accessToken: "[hidden]", note: "kept" }] },
    code: "ENOENT",
  });
  expect(redact({ code: "123456" })).toEqual({ code: "[hidden]" });
});

test("an error keeps what helps and loses the row the database quotes", () => {
  const error = Object.assign(new Error("duplicate key"), { code: "23505", detail: "(rosa@x)" });
  expect(redact(error)).toMatchObject({ type: "Error", message: "duplicate key", code: "23505" });
  expect(JSON.stringify(redact(error))).not.toContain("rosa@x");
});
