import type { Activity } from "../types.ts";
import { errandsActivities } from "./activities/errands.ts";
import { homeActivities } from "./activities/home.ts";
import { kitchenActivities } from "./activities/kitchen.ts";
import { selfCareActivities } from "./activities/self-care.ts";

export const activities: readonly Activity[] = [
  ...kitchenActivities,
  ...homeActivities,
  ...selfCareActivities,
  ...errandsActivities,
];
