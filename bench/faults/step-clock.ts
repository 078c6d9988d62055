/**
 * Loaded into a server before its own code: SIGUSR2 steps the clock that it reads, an hour back, an hour ahead, then
 * back to correct, and makes it print the reading. Timers and durations are unaffected, as when a system clock is
 * set.
 */
import { isMainThread } from "node:worker_threads";
import { clockSays } from "./clock-says.ts";

const hour = 3_600_000;
const steps = [0, -hour, hour];
let step = 0;

if (isMainThread) {
  const Real = Date;
  const now = () => Real.now() + steps[step % steps.length]!;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[], newTarget: NewableFunction) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
    get: (target, name, receiver) =>
      name === "now" ? now : (Reflect.get(target, name, receiver) as unknown),
  });
  process.on("SIGUSR2", () => {
    step += 1;
    // By the clock that the server's own code reads.
    process.stdout.write(`${clockSays}${new Date().toISOString()}\n`);
  });
}
