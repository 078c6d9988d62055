import { CallError } from "@regain/contract/client";
import { expect, test } from "vitest";
import { answerOnce } from "./answer-once.ts";

const lost = new CallError(0, "network", "No answer.");
const used = new CallError(410, "link-used", "Used.");

const failing = (error: CallError) => async (): Promise<never> => {
  throw error;
};

test("the same answer after one that got lost is given already", async () => {
  const send = answerOnce();
  await expect(send("ACCEPTED", failing(lost))).rejects.toBe(lost);
  expect(await send("ACCEPTED", failing(used))).toEqual({ status: "ACCEPTED" });
});

test("the other answer is not: the link is used, for whichever of the two", async () => {
  const send = answerOnce();
  await expect(send("ACCEPTED", failing(lost))).rejects.toBe(lost);
  await expect(send("DECLINED", failing(used))).rejects.toBe(used);
  await expect(send("ACCEPTED", failing(used))).rejects.toBe(used);
});

test("a link that was used elsewhere is used", async () => {
  await expect(answerOnce()("DECLINED", failing(used))).rejects.toBe(used);
});
