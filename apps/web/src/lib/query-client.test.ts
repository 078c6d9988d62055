import { CallError } from "@regain/contract/client";
import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient, isBusy, isTransient, retryWhileBusy } from "./query-client.ts";

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

test("without a network a page is told so after three tries, and asks again once there is one", async () => {
  vi.useFakeTimers();
  try {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    client.mount();
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(noNetwork);
    const observer = new QueryObserver(client, { queryKey: ["report"], queryFn: ask });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(observer.getCurrentResult()).toMatchObject({ error: noNetwork, isPaused: false });
    expect(ask).toHaveBeenCalledTimes(3);
    ask.mockResolvedValue("the report");
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(observer.getCurrentResult()).toMatchObject({ data: "the report", error: null });
    stop();
    client.unmount();
  } finally {
    vi.useRealTimers();
  }
});

test("only what may pass by itself is asked again", () => {
  const refused = [400, 404, 429, 500].map((status) => new CallError(status, "x", ""));
  expect(refused.filter(isTransient)).toEqual([]);
  expect([noNetwork, new CallError(503, "x", "")].every(isTransient)).toBe(true);
});

const busy = (seconds: number) => new CallError(503, "unavailable", "", undefined, seconds);

test("a busy server is asked again when it said, however often", async () => {
  vi.useFakeTimers();
  try {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(busy(7));
    const answered = createQueryClient().fetchQuery({ queryKey: ["report"], queryFn: ask });
    await vi.advanceTimersByTimeAsync(6_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4 * 7_000 + 15_000);
    expect(ask.mock.calls.length).toBeGreaterThan(3);
    ask.mockResolvedValue("the report");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answered).toBe("the report");
  } finally {
    vi.useRealTimers();
  }
});

test("busy is who says when to come again; no wait is longer than five minutes", () => {
  expect(isBusy(busy(5))).toBe(true);
  expect(isBusy(new CallError(503, "payments-unavailable", "", undefined, 5))).toBe(false);
  expect([isBusy(noNetwork), isBusy(new CallError(503, "unavailable", ""))]).toEqual([
    false,
    false,
  ]);
  expect(retryWhileBusy.retryDelay(0, busy(86_400))).toBe(300_000);
  expect(retryWhileBusy.retryDelay(0, noNetwork)).toBe(1_000);
});
