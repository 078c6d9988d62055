import type { PracticeStore } from "./practice-store.ts";

/** Runs the work unless another tab is at it; answers whether it ran. */
export type Exclusively = (name: string, work: () => Promise<void>) => Promise<boolean>;

/** Two tabs send once: by Web Locks. */
export const byLocks =
  (locks: LockManager): Exclusively =>
  (name, work) =>
    locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });

/** Longer than a send may take; a tab that died holds the lease no longer than this. */
const leaseMs = 75_000;

/** Without Web Locks (no https): by a row that one of them holds for a while. */
export const byLease =
  (
    store: Pick<PracticeStore, "takeLease" | "dropLease">,
    holder: string,
    now: () => number,
  ): Exclusively =>
  async (name, work) => {
    const start = now();
    if (!(await store.takeLease(name, holder, start, start + leaseMs))) return false;
    try {
      await work();
    } finally {
      await store.dropLease(name, holder);
    }
    return true;
  };
