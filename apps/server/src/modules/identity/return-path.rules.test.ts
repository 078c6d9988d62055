import { expect, test } from "vitest";
import { linkPath, ownPath } from "./return-path.rules.ts";

test.each([
  ["/account", "/account"],
  ["/account?tab=1#x", "/account"],
  ["/dashboard/../account", "/account"],
  [undefined, undefined],
  ["", undefined],
  ["account", undefined],
  ["https://evil.example/account", undefined],
  ["//evil.example/account", undefined],
  ["/\\evil.example", undefined],
  ["/.//evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["javascript:alert(1)", undefined],
])("%s leads to %s", (given, path) => {
  expect(ownPath(given)).toBe(path);
});

test("a letter's link keeps where the person was going, where that is a page of ours", () => {
  const to = (returnUrl: string | undefined) => linkPath("/login/link", "rgl_A", returnUrl);
  expect(to("/do-therapy?a=1")).toBe("/login/link?token=rgl_A&returnUrl=%2Fdo-therapy");
  for (const elsewhere of [undefined, "https://evil.example/account"])
    expect(to(elsewhere)).toBe("/login/link?token=rgl_A");
});
