import { men } from "./looks-men.ts";
import { women } from "./looks-women.ts";
import type { Look } from "./look.ts";
import { portrait } from "./portrait.ts";

const looks: Readonly<Record<string, Look>> = { ...women, ...men };

/** The picture set's key of a person's portrait. */
const keyOf = (person: string) => `portrait-${person}`;

/** All portraits, by the keys that people name. */
export const portraits: Readonly<Record<string, { readonly body: string }>> = Object.fromEntries(
  Object.entries(looks).map(([person, look]) => [keyOf(person), { body: portrait(look) }]),
);
