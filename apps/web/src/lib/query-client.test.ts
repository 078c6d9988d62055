import { CallError } from "@regain/contract/client";
import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient, mayPass } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

const noNetwork = new CallError(0, "network", "There was no answer.");

test("without a network, what was pressed is tried once and fails at once", async () => {
  onlineManager.setOnline(false);
  const send = vi.fn<() => Promise<void>>().mockRejectedValue(noNetwork);
  const observer = new MutationObserver(createQueryClient(), { mutationFn: send });
  await expect(observer.mutate()).rejects.toBe(noNetwork);
  expect(observer.getCurrentResult()).toMatchObject({ status: "error", isPaused: false });
  expect(send).toHaveBeenCalledTimes(1);
});

test("only what may pass by itself is asked again", () => {
  const refused = [400, 404, 429, 500].map((status) => new CallError(status, "x", ""));
  expect(refused.filter(mayPass)).toEqual([]);
  expect([noNetwork, new CallError(503, "x", "")].every(mayPass)).toBe(true);
});
