import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 20;
const sampleMs = 500;
/** Nanoseconds per millisecond. */
const perMs = 1e6;

export interface Pressure {
  /**
   * How long a call that comes now would wait before work on it begins, if this many more are about to get in line,
   * ms.
   */
  waitMs(toCome: number): number;
  /** From here on, somebody may come: whatever blocked the event loop before, such as startup, held nobody up. */
  begin(): void;
  stop(): void;
}

/**
 * Watches where calls wait: for the event loop, by its mean delay over the last second, and for a connection to the
 * database.
 * @param databaseWaitMs how long a call that comes now would wait for a connection, if this many more are about to
 *   get in line
 */
export function watchPressure(databaseWaitMs: (toCome: number) => number): Pressure {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let loopMs = 0;
  const sample = () => {
    const mean = delays.mean / perMs - resolutionMs;
    delays.reset();
    // A single long task does not make a line yet: it counts half, and more if it goes on.
    loopMs = (loopMs + (mean > 0 ? mean : 0)) / 2;
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    waitMs: (toCome) => loopMs + databaseWaitMs(toCome),
    begin() {
      delays.enable();
      timer = setInterval(sample, sampleMs).unref();
    },
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
