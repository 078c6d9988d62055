/** Verbs with their agents and objects, chosen so that each has only one place. */
import type { Action } from "@regain/content/types";
import type { Rng } from "../rng.ts";

export const networkParts = ["who", "what", "where"] as const;
export type NetworkPart = (typeof networkParts)[number];

/** One verb of a board: what goes in each of its places. */
export interface Network {
  readonly action: Action;
  readonly members: Readonly<Record<NetworkPart, readonly string[]>>;
}

/** A verb that takes an object, with at least two agents, each with a thing and a place. */
export const isNetworkVerb = ({ who, what, where }: Action): boolean =>
  who.length >= 2 && who.length === what.length && who.length === where.length;

const membersOf = ({ who, what, where }: Action) => [...who, ...what, ...where];

const isKeptFrom = ({ notBeside = [] }: Action, { id }: Action) => notBeside.includes(id);

/**
 * Whether nobody and nothing of one verb could go with the other: they are from different fields, share no
 * member, and neither lists the other as one to keep apart.
 */
export const areApart = (one: Action, other: Action): boolean =>
  one.field !== other.field &&
  !isKeptFrom(one, other) &&
  !isKeptFrom(other, one) &&
  !membersOf(one).some((member) => membersOf(other).includes(member));

/**
 * Verbs to go with the first, each apart from all others.
 * @throws RangeError when there are not enough
 */
export function verbsBeside(
  rng: Rng,
  first: Action,
  actions: readonly Action[],
  count: number,
): Action[] {
  const chosen: Action[] = [];
  for (const action of rng.shuffle(actions)) {
    if (chosen.length === count) break;
    if ([first, ...chosen].every((one) => areApart(one, action))) chosen.push(action);
  }
  if (chosen.length < count) throw new RangeError(`too few verbs beside "${first.base}"`);
  return chosen;
}

/** Members of the verb's parts. They go together: the baker with the bread, the butcher with the roast. */
export function networkOf(
  rng: Rng,
  action: Action,
  parts: readonly NetworkPart[],
  perPart: 1 | 2,
): Network {
  const drawn = rng.sample([...action.who.keys()], perPart);
  const ofPart = (part: NetworkPart) =>
    parts.includes(part) ? action[part].filter((_, index) => drawn.includes(index)) : [];
  return { action, members: { who: ofPart("who"), what: ofPart("what"), where: ofPart("where") } };
}
