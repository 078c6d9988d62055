import { hourMs } from "@regain/contract/durations";

/**
 * The latest calendar day that has begun anywhere: the first zones are 14 hours ahead of UTC. Separate from
 * the other day functions, which the login page loads.
 */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * hourMs).toISOString().slice(0, 10);
