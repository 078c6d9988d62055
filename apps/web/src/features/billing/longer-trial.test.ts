import { CallError } from "@regain/contract/client";
import { expect, test } from "vitest";
import { longerTrialOnce } from "./longer-trial.ts";

const lost = new CallError(0, "network", "No answer.");
const used = new CallError(410, "link-used", "Used.");

const failing = (error: CallError) => async (): Promise<never> => {
  throw error;
};

test("the press after one whose answer got lost has the days, and no date", async () => {
  const ask = longerTrialOnce();
  await expect(ask(failing(lost))).rejects.toBe(lost);
  expect(await ask(failing(used))).toBeUndefined();
});

test("days that were given before are refused", async () => {
  await expect(longerTrialOnce()(failing(used))).rejects.toBe(used);
});
