import type { CDPSession, Page } from "@playwright/test";

declare global {
  /** Timers that are set and have not fired, by id. */
  var watchedTimers: Set<number>;
  /** Every microphone track that the page ever got. */
  var watchedTracks: MediaStreamTrack[];
}

/** What a page holds. */
export interface Held {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly liveTracks: number;
}

function countTimers(): void {
  const pending = new Set<number>();
  globalThis.watchedTimers = pending;
  const { setTimeout: later, setInterval: often, clearTimeout: stop } = globalThis;
  const start = later as unknown as (run: TimerHandler, ms?: number, ...rest: unknown[]) => number;
  const repeat = often as unknown as typeof start;
  const end = stop as (timer: number | undefined) => void;
  const clear = (timer: number | undefined) => {
    if (timer !== undefined) pending.delete(timer);
    end(timer);
  };
  Object.assign(globalThis, {
    setTimeout(run: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) {
      const timer = start(() => {
        pending.delete(timer);
        run(...rest);
      }, ms);
      pending.add(timer);
      return timer;
    },
    setInterval(run: TimerHandler, ms?: number, ...rest: unknown[]) {
      const timer = repeat(run, ms, ...rest);
      pending.add(timer);
      return timer;
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
}

function countTracks(): void {
  globalThis.watchedTracks = [];
  // Only pages at a secure address have them.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const lend = devices?.getUserMedia.bind(devices);
  if (devices && lend)
    devices.getUserMedia = async (wish) => {
      const stream = await lend(wish);
      globalThis.watchedTracks.push(...stream.getTracks());
      return stream;
    };
}

/** Counts a page's timers and microphones from its next navigation on, and weighs what it holds. */
export async function watchGrowth(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(countTimers);
  await page.addInitScript(countTracks);
  const protocol: CDPSession = await page.context().newCDPSession(page);
  await protocol.send("Performance.enable");
  await protocol.send("HeapProfiler.enable");
  return async () => {
    await protocol.send("HeapProfiler.collectGarbage");
    const { usedSize } = await protocol.send("Runtime.getHeapUsage");
    const { metrics } = await protocol.send("Performance.getMetrics");
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
    const counted = await page.evaluate(() => ({
      timers: globalThis.watchedTimers.size,
      liveTracks: globalThis.watchedTracks.filter(({ readyState }) => readyState === "live").length,
    }));
    return {
      heapBytes: usedSize,
      nodes: metric("Nodes"),
      listeners: metric("JSEventListeners"),
      ...counted,
    };
  };
}
