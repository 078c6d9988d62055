import { readJson, tabStore, writeJson } from "../../lib/storage.ts";

const keyOf = (name: string): string => `survey:${name}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOfKind = (value: unknown, like: unknown): boolean =>
  Array.isArray(like) ? Array.isArray(value) : typeof value === typeof like;

/**
 * What was typed so far: it stays with the tab, so that a reload costs nothing.
 * @param owner whose answers they are; another person's are not shown
 * @param empty of a form without answers
 */
export function readDraft<Values extends object>(
  name: string,
  owner: string,
  empty: Values,
): Values {
  const stored = readJson(tabStore, keyOf(name));
  if (!isObject(stored) || stored.owner !== owner || !isObject(stored.values)) return empty;
  const { values } = stored;
  const typed = Object.entries(empty).filter(([field, like]) => isOfKind(values[field], like));
  return { ...empty, ...Object.fromEntries(typed.map(([field]) => [field, values[field]])) };
}

export const keepDraft = (name: string, owner: string, values: object): void =>
  writeJson(tabStore, keyOf(name), { owner, values });

export const forgetDraft = (name: string): void => tabStore.remove(keyOf(name));
