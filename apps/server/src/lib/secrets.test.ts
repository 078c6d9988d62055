import { expect, test } from "vitest";
import { clean, cleanText } from "./secrets.ts";

test("secrets in addresses are hidden, the rest stays readable", () => {
  expect(cleanText("/a?token=abc&x=1")).toBe("/a?token=[hidden]&x=1");
  expect(cleanText("/a?resetToken=abc&otp=123456&t=9")).toBe(
    "/a?resetToken=[hidden]&otp=[hidden]&t=[hidden]",
  );
  expect(cleanText("/a?%74oken=abc")).toBe("/a?%74oken=[hidden]");
  expect(cleanText("/a?tz=Europe/Berlin")).toBe("/a?tz=Europe/Berlin");
});

test("a text of nothing but beginnings of parameters is read once", () => {
  // Rereading the text from each of them would take minutes.
  const beginnings = "?".repeat(300_000);
  expect(cleanText(beginnings)).toBe(beginnings);
  expect(cleanText("/a?b?t=9")).toBe("/a?b?t=[hidden]");
});

test("a token of ours is hidden wherever it turns up", () => {
  expect(cleanText(`no user for rgn_${"a".repeat(43)}!`)).toBe("no user for [hidden]!");
});

test("secrets are hidden by name at any depth, codes of errors are not", () => {
  expect(
    clean({ body: { password: "x", list: [{ accessToken: "y", note: "kept" }] }, code: "ENOENT" }),
  ).toEqual({
    body: { password: "[hidden]", list: [{ accessToken: "[hidden]", note: "kept" }] },
    code: "ENOENT",
  });
  expect(clean({ code: "123456" })).toEqual({ code: "[hidden]" });
});

test("an error keeps what helps and loses the row the database quotes", () => {
  const error = Object.assign(new Error("duplicate key"), { code: "23505", detail: "(rosa@x)" });
  expect(clean(error)).toMatchObject({ type: "Error", message: "duplicate key", code: "23505" });
  expect(JSON.stringify(clean(error))).not.toContain("rosa@x");
});
