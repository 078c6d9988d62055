import { readJson, tabStore, writeJson } from "../storage.ts";

export interface FormDraft<Values extends object> {
  /** Its storage name in the tab. */
  readonly name: string;
  /** Whose answers they are; another person's draft is not shown. */
  readonly owner: string;
  /** Fields that are never stored: a password, or what the server knows better. */
  readonly notKept?: readonly (keyof Values & string)[] | undefined;
}

const keyOf = (name: string): string => `form:${name}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOfKind = (value: unknown, like: unknown): boolean =>
  Array.isArray(like) ? Array.isArray(value) : typeof value === typeof like;

const isKept = <Values extends object>({ notKept }: FormDraft<Values>, field: string): boolean =>
  !notKept?.some((name) => name === field);

/**
 * What was typed so far: it is stored with the tab, so that a reload loses nothing.
 * @param empty the form's values when nothing was typed
 * @returns undefined if this person has no draft
 */
export function readDraft<Values extends object>(
  draft: FormDraft<Values>,
  empty: Values,
): Values | undefined {
  const stored = readJson(tabStore, keyOf(draft.name));
  if (!isObject(stored) || stored.owner !== draft.owner || !isObject(stored.values))
    return undefined;
  const { values } = stored;
  const typed = Object.entries(empty)
    .filter(([field, like]) => isKept(draft, field) && isOfKind(values[field], like))
    .map(([field]) => [field, values[field]]);
  return { ...empty, ...Object.fromEntries(typed) };
}

export function saveDraft<Values extends object>(draft: FormDraft<Values>, values: Values): void {
  const kept = Object.entries(values).filter(([field]) => isKept(draft, field));
  writeJson(tabStore, keyOf(draft.name), {
    owner: draft.owner,
    values: Object.fromEntries(kept),
  });
}

export const forgetDraft = (name: string): void => tabStore.remove(keyOf(name));
