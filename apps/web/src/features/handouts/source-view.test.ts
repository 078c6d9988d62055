import { expect, test } from "vitest";
import { canPrintIn, sourceView } from "./source-view.ts";

test("whoever comes from a page of the patient goes back to it, everybody else to the list", () => {
  expect(sourceView("calendar")).toBe("calendar");
  expect(sourceView("dashboard")).toBeUndefined();
  expect(sourceView("constructor")).toBeUndefined();
});

test("the app prints nothing", () => {
  expect(canPrintIn("ios")).toBe(false);
  expect(canPrintIn("dashboard")).toBe(true);
});
