import { readJson, tabStore, writeJson } from "../../lib/storage.ts";
import { emptyWizard, type WizardValues } from "./wizard-form.ts";

/** The answers so far, stored with the tab, so that a reload loses only the password. */
export interface WizardDraft {
  readonly values: WizardValues;
  /** How many steps were completed. */
  readonly done: number;
}

const keyOf = (path: string): string => `activation:${path}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isOfKind = (value: unknown, like: unknown): boolean =>
  Array.isArray(like) ? Array.isArray(value) : typeof value === typeof like;

/**
 * @param known what is known about the person; what they typed takes precedence. Another person's draft is ignored: a
 * known address must be the same
 */
export function readDraft(path: string, known: Partial<WizardValues>): WizardDraft {
  const begun = { values: { ...emptyWizard, ...known }, done: 0 };
  const stored = readJson(tabStore, keyOf(path));
  if (!isObject(stored) || !isObject(stored.values)) return begun;
  const { values, done } = stored;
  if (known.email && values.email !== known.email) return begun;
  const good = Object.entries(emptyWizard).filter(([name, empty]) => isOfKind(values[name], empty));
  const typed = Object.fromEntries(good.map(([name]) => [name, values[name]]));
  return {
    values: { ...begun.values, ...typed, password: "" },
    done: typeof done === "number" ? done : 0,
  };
}

/** Without the password, which is stored nowhere. */
export function saveDraft(path: string, { values, done }: WizardDraft): void {
  writeJson(tabStore, keyOf(path), { values: { ...values, password: "" }, done });
}

export const forgetDraft = (path: string): void => tabStore.remove(keyOf(path));
