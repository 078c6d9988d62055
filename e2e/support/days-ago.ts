import { dayMs } from "@regain/contract/durations";
import { dayOfSeconds } from "@regain/therapy/days";

/** The UTC day so many days before today. */
export const daysAgo = (count: number): string => dayOfSeconds((Date.now() - count * dayMs) / 1000);
