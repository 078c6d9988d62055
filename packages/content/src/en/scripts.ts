import type { Script } from "../types.ts";
import { food } from "./scripts/food.ts";
import { health } from "./scripts/health.ts";
import { people } from "./scripts/people.ts";
import { shopping } from "./scripts/shopping.ts";
import { town } from "./scripts/town.ts";

/** Everyday exchanges to learn by heart. */
export const scripts: readonly Script[] = [...food, ...health, ...people, ...town, ...shopping];
