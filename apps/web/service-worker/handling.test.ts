import { expect, test } from "vitest";
import { handlingOf } from "./handling.ts";

const origin = "https://regain.example.org";
const handled = (path: string, asked: { method?: string; mode?: string } = {}) =>
  handlingOf({ method: "GET", mode: "cors", url: origin + path, ...asked }, origin);

test("pages of the app, its files and the exercises' pictures and sounds are looked after", () => {
  expect(handled("/do-therapy?x=1", { mode: "navigate" })).toBe("page");
  expect(handled("/dashboard/patient/123", { mode: "navigate" })).toBe("page");
  expect(handled("/assets/start-1a2b.js")).toBe("asset");
  expect(handled("/content/pictures/apple.svg", { mode: "no-cors" })).toBe("content");
  expect(handled("/content/pages/menu-9f.html", { mode: "navigate" })).toBe("content");
});

test.each([
  ["/service/v700/api/patient/1/session/start/SCHEDULED", {}],
  ["/service/v700/api/login/sso", { mode: "navigate" }],
  ["/content/pictures/apple.svg", { method: "POST" }],
  ["/docs/api/", { mode: "navigate" }],
  ["/logo.svg", {}],
] as const)("%s is never touched", (path, asked) => {
  expect(handled(path, asked)).toBe("other");
});

test("what comes from elsewhere is none of its business", () => {
  const asked = { method: "GET", mode: "cors", url: "https://example.com/assets/x.js" };
  expect(handlingOf(asked, origin)).toBe("other");
});
