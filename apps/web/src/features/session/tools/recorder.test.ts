import { afterEach, expect, test, vi } from "vitest";
import { createRecorder, microphoneListens } from "./recorder.ts";

afterEach(() => void vi.unstubAllGlobals());

const fail = () => {
  throw new DOMException("no such sound", "NotSupportedError");
};

/** A microphone that is granted, and a device that cannot record from it. */
function deviceThatFails(start: "new" | "start") {
  const stop = vi.fn<() => void>();
  class Stream {
    getTracks = () => [{ stop }];
  }
  vi.stubGlobal("window", { isSecureContext: true });
  vi.stubGlobal("MediaStream", Stream);
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: () => Promise.resolve(new Stream()) },
  });
  vi.stubGlobal(
    "MediaRecorder",
    class {
      constructor() {
        if (start === "new") fail();
      }
      start = fail;
    },
  );
  return stop;
}

test.each(["new", "start"] as const)(
  "a device that cannot record says so and gives the microphone back (%s)",
  async (where) => {
    const stop = deviceThatFails(where);
    const recorder = createRecorder(new AbortController().signal);
    await recorder.start();
    expect(recorder.state.get()).toEqual({ kind: "unavailable", why: "missing" });
    expect(stop).toHaveBeenCalledOnce();
    expect(microphoneListens.get()).toBe(false);
    // It can be tried again.
    await recorder.start();
    expect(stop).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ["NotReadableError", { kind: "unavailable", why: "busy" }],
  ["NotFoundError", { kind: "unavailable", why: "missing" }],
  ["NotAllowedError", { kind: "denied" }],
] as const)("why a microphone is not lent (%s)", async (name, state) => {
  vi.stubGlobal("window", { isSecureContext: true });
  vi.stubGlobal("MediaStream", class extends EventTarget {});
  const getUserMedia = () => Promise.reject(new DOMException("", name));
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  const recorder = createRecorder(new AbortController().signal);
  await recorder.start();
  expect(recorder.state.get()).toEqual(state);
});

test("stopped before the microphone is open, it does not record, and can be started again", async () => {
  const stop = deviceThatFails("start");
  const recorder = createRecorder(new AbortController().signal);
  const starting = recorder.start();
  expect(recorder.state.get()).toEqual({ kind: "asking" });
  recorder.stop();
  await starting;
  expect(recorder.state.get()).toEqual({ kind: "idle" });
  expect(stop).toHaveBeenCalledOnce();
  expect(microphoneListens.get()).toBe(false);
  await recorder.start();
  expect(recorder.state.get(), "this device then fails").toMatchObject({ kind: "unavailable" });
});
