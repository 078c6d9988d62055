import { expect, test } from "vitest";
import { deviceStore } from "./storage.ts";
import { markUnsent, patientsWithUnsent } from "./unsent-mark.ts";

test("a device knows whose answers wait on it, until they are sent", () => {
  expect(patientsWithUnsent()).toEqual([]);
  markUnsent("rosa", true);
  markUnsent("sam", true);
  markUnsent("rosa", true);
  expect(patientsWithUnsent().toSorted()).toEqual(["rosa", "sam"]);
  markUnsent("rosa", false);
  expect(patientsWithUnsent()).toEqual(["sam"]);
  markUnsent("sam", false);
  expect(patientsWithUnsent()).toEqual([]);
});

test("what somebody else wrote there is nobody's", () => {
  deviceStore.write("patientsWithUnsentAnswers", '{"rosa":true}');
  expect(patientsWithUnsent()).toEqual([]);
  markUnsent("rosa", true);
  expect(patientsWithUnsent()).toEqual(["rosa"]);
});
