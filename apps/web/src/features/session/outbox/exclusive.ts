import type { PracticeStore } from "./practice-store.ts";

/**
 * Runs the work unless another tab is at it; answers whether it ran. The work asks before each of its steps whether it
 * is still the only one, and ends where it is not.
 */
export type Exclusively = (
  name: string,
  work: (isStillOurs: () => Promise<boolean>) => Promise<void>,
) => Promise<boolean>;

/**
 * Two tabs send once: by Web Locks.
 * @param otherwise where the browser has them and refuses them, as where it may keep nothing of a site
 */
export const byLocks =
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

/** Longer than one send may take, before which it is renewed; a tab that died holds the lease no longer than this. */
const leaseMs = 75_000;

/** Without Web Locks (no https): by a row that one of them holds for a while. */
export const byLease =
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
