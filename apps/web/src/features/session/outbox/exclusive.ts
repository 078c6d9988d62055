import type { PracticeStore } from "./practice-store.ts";

/**
 * Runs the work unless another tab is doing it; returns whether it ran. Before each of its steps the work
 * asks whether it is still the only one, and ends if it is not.
 */
export type Exclusively = (
  name: string,
  work: (isStillOurs: () => Promise<boolean>) => Promise<void>,
) => Promise<boolean>;

/**
 * Lets only one of several tabs send, by Web Locks.
 * @param otherwise for a browser that has them but refuses them, as when it may store nothing for a site
 */
export const withWebLocks =
  (locks: Pick<LockManager, "request">, otherwise: Exclusively): Exclusively =>
  async (name, work) => {
    let isAnswered = false;
    try {
      return await locks.request(name, { ifAvailable: true }, async (lock) => {
        isAnswered = true;
        if (lock) await work(() => Promise.resolve(true));
        return lock !== null;
      });
    } catch (error) {
      if (isAnswered) throw error;
      return otherwise(name, work);
    }
  };

/** Longer than one send may take; renewed before each. A tab that died holds the lease no longer than this. */
const leaseMs = 75_000;

/** Without Web Locks (no https): by a database row that one tab holds for a while. */
export const withLease =
  (
    store: Pick<PracticeStore, "takeLease" | "dropLease">,
    holder: string,
    now: () => number,
  ): Exclusively =>
  async (name, work) => {
    const hold = () => {
      const start = now();
      return store.takeLease(name, holder, start, start + leaseMs);
    };
    if (!(await hold())) return false;
    try {
      await work(hold);
    } finally {
      await store.dropLease(name, holder);
    }
    return true;
  };
