import { expect, test } from "vitest";
import { ownPath } from "./return-path.rules.ts";

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
  ["/\t/evil.example", undefined],
  ["javascript:alert(1)", undefined],
])("%s leads to %s", (given, path) => {
  expect(ownPath(given)).toBe(path);
});
