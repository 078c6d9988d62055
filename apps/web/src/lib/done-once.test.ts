import { CallError } from "@regain/contract/client";
import { expect, test } from "vitest";
import { doneOnce } from "./done-once.ts";
import { doneOnceEach } from "./done-once-each.ts";

const lost = new CallError(0, "network", "No answer.");
const used = new CallError(410, "link-used", "Used.");
const weak = new CallError(422, "weak-password", "Weak.");

const failing = (error: CallError) => async (): Promise<string> => {
  throw error;
};
const otherwise = () => "done before";

test("what was done by a press without an answer is no refusal of the next", async () => {
  const send = doneOnce("link-used");
  await expect(send(failing(lost), otherwise)).rejects.toBe(lost);
  await expect(send(failing(weak), otherwise)).rejects.toBe(weak);
  expect(await send(failing(used), otherwise)).toBe("done before");
});

test("what somebody else has done is", async () => {
  const send = doneOnce("link-used");
  await expect(send(failing(weak), otherwise)).rejects.toBe(weak);
  await expect(send(failing(used), otherwise)).rejects.toBe(used);
  await expect(send(failing(used), otherwise)).rejects.toBe(used);
});

test("where what follows the answer goes wrong, the next press goes on", async () => {
  const send = doneOnce("link-used");
  expect(await send(async () => "done", otherwise)).toBe("done");
  expect(await send(failing(used), otherwise)).toBe("done before");
});

test("what a press was for says nothing about another", async () => {
  const sendFor = doneOnceEach();
  const send = (thing: string, error: CallError) =>
    sendFor(thing, ["link-used"])(failing(error), otherwise);
  await expect(send("Mara", lost)).rejects.toBe(lost);
  await expect(send("Jim", used)).rejects.toBe(used);
  expect(await send("Mara", used)).toBe("done before");
});
