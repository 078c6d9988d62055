import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = { querySelector: () => ({ content: "a" }) };
let reload: ReturnType<typeof vi.fn>;

/** The page of build `a`, in a new tab. */
async function openPage() {
  vi.resetModules();
  return import("./renewal.ts");
}

beforeEach(() => {
  reload = vi.fn<() => void>();
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (build?: string) =>
  Promise.resolve(new Response(null, build ? { headers: { "regain-build": build } } : {}));

test("answers of another build are noticed, and no others", async () => {
  const { trackedFetch, onOtherBuild } = await openPage();
  const seen: string[] = [];
  onOtherBuild((build) => seen.push(build));
  for (const build of ["a", "b", undefined, "c"]) {
    vi.stubGlobal("fetch", () => answer(build));
    await trackedFetch("/call", { method: "GET" });
  }
  expect(seen).toEqual(["b", "c"]);
});

test("it is quiet when nothing is being sent and the server was there", async () => {
  const { trackedFetch, isQuiet } = await openPage();
  let arrive: (answered: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (arrive = resolve)));
  const reading = trackedFetch("/call", { method: "GET" });
  expect(isQuiet(), "what is read can be read again").toBe(true);
  arrive(new Response());
  await reading;
  const sending = trackedFetch("/call", { method: "POST" });
  expect(isQuiet()).toBe(false);
  arrive(new Response());
  await sending;
  expect(isQuiet()).toBe(true);

  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(trackedFetch("/call", { method: "POST" })).rejects.toThrow("no network");
  expect(isQuiet()).toBe(false);
  vi.stubGlobal("fetch", () => answer("a"));
  await trackedFetch("/call", { method: "GET" });
  expect(isQuiet()).toBe(true);
  vi.stubGlobal("navigator", { onLine: false });
  expect(isQuiet()).toBe(false);
});

test("a page that alone has somebody's answers stays until they are sent", async () => {
  const { blockReload, renewFor } = await openPage();
  blockReload("rosa", true);
  blockReload("sam", false);
  renewFor("b");
  expect(reload).not.toHaveBeenCalled();
  blockReload("rosa", false);
  renewFor("b");
  expect(reload).toHaveBeenCalledOnce();
});

test("nor is it loaded anew by who tries again where something is missing, or when the network is back", async () => {
  const { blockReload, reloadIfSafe } = await openPage();
  vi.stubGlobal("fetch", () => answer("a"));
  blockReload("rosa", true);
  expect(await reloadIfSafe()).toBe(false);
  blockReload("rosa", false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await reloadIfSafe()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", () => answer("a"));
  expect(await reloadIfSafe()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page is loaded anew for a build once an hour at most, and never for its own", async () => {
  vi.useFakeTimers();
  const { renewFor } = await openPage();
  const before = vi.fn<() => void>();
  renewFor("a", before);
  expect(reload).not.toHaveBeenCalled();
  renewFor("b", before);
  renewFor("b", before);
  expect([reload.mock.calls.length, before.mock.calls.length]).toEqual([1, 1]);
  renewFor("c");
  renewFor("b");
  expect(reload).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3_600_000);
  renewFor("b");
  expect(reload).toHaveBeenCalledTimes(3);
});

test("a server that does not answer, or answers with a fault, hands out no build", async () => {
  const { askBuild } = await openPage();
  vi.stubGlobal("fetch", () => answer("b"));
  expect(await askBuild()).toBe("b");
  const headers = { "regain-build": "b" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 502, headers })));
  expect(await askBuild()).toBeUndefined();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await askBuild()).toBeUndefined();
});
