import type { Person } from "../types.ts";
import { men } from "./people/men.ts";
import { women } from "./people/women.ts";

/** People to meet. Nobody in particular: common first names, and portraits drawn for them. */
export const people: readonly Person[] = [...women, ...men];
