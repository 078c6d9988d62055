import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 20;
const sampleMs = 500;
/** Nanoseconds in one. */
const perMs = 1e6;

export interface Pressure {
  /** How long a call that comes now stands in line before it is worked on, where so many more are about to, ms. */
  waitMs(toCome: number): number;
  /** From here on somebody may come: what held the event loop before, as a start does, held nobody up. */
  begin(): void;
  stop(): void;
}

/**
 * Watches where calls stand in line: before the event loop, whose mean delay of the last second counts, and for a
 * connection to the database.
 * @param databaseWaitMs how long a call that comes now would wait for a connection, where so many more are about to
 */
export function watchPressure(databaseWaitMs: (toCome: number) => number): Pressure {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let loopMs = 0;
  const sample = () => {
    const mean = delays.mean / perMs - resolutionMs;
    delays.reset();
    // A single long task is no line yet: it counts half, and more when it goes on.
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
