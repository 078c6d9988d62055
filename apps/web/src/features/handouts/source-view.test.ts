import { expect, test } from "vitest";
import { sourceView } from "./source-view.ts";

test("whoever comes from a page of the patient goes back to it, everybody else to the list", () => {
  expect(sourceView("calendar")).toBe("calendar");
  expect(sourceView("dashboard")).toBeUndefined();
  expect(sourceView("constructor")).toBeUndefined();
});
