import { hourMs } from "@regain/contract/durations";

/**
 * The latest calendar day that has begun anywhere: the first zones are 14 hours ahead of UTC. Apart from the other days,
 * which the login loads.
 */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * hourMs).toISOString().slice(0, 10);
