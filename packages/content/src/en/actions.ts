import { home } from "./actions/home.ts";
import { outside } from "./actions/outside.ts";
import { people } from "./actions/people.ts";
import { play } from "./actions/play.ts";
import { work } from "./actions/work.ts";
import type { Action } from "../types.ts";

/** Picturable verbs. Each picture was checked by eye: people name the action immediately. */
export const actions: readonly Action[] = [...home, ...people, ...outside, ...play, ...work];
