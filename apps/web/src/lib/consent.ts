import { forgetAnonymousId, forgetLeadSource } from "./forget-consented.ts";
import { observable, useObservable } from "./observable.ts";
import { deviceStore, readJson, writeJson } from "./storage.ts";

/** What a person may allow besides what is essential. */
export interface Choice {
  readonly analytics: boolean;
  readonly advertising: boolean;
}

/** A choice, and when it was made (ISO 8601). */
export interface Consent extends Choice {
  readonly at: string;
}

export const everything: Choice = { analytics: true, advertising: true };
export const essentialOnly: Choice = { analytics: false, advertising: false };

const key = "cookieConsent";
/** Raised when a category comes to mean more: then everybody is asked anew. */
const version = 1;

/** What this device keeps; undefined where nobody has chosen yet, which allows nothing. */
export function readConsent(): Consent | undefined {
  const kept = readJson(deviceStore, key) as Record<string, unknown> | null | undefined;
  if (kept?.version !== version || typeof kept.at !== "string") return undefined;
  return {
    analytics: kept.analytics === true,
    advertising: kept.advertising === true,
    at: kept.at,
  };
}

const current = observable(readConsent());

export const allows = (category: keyof Choice): boolean => current.get()?.[category] === true;
export const useConsent = (): Consent | undefined => useObservable(current);
/** Calls back when it was chosen anew. Returns the way to stop. */
export const onConsent = current.subscribe;

/** Keeps a choice. What is allowed no more is forgotten at once. */
export function keepConsent({ analytics, advertising }: Choice, now = new Date()): void {
  const chosen = { analytics, advertising, at: now.toISOString() };
  writeJson(deviceStore, key, { version, ...chosen });
  if (!analytics) forgetAnonymousId();
  if (!advertising) forgetLeadSource();
  current.set(chosen);
}

/** A choice holds for all tabs of the browser. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) current.set(readConsent());
  });
}
