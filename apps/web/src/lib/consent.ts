import { forgetAnonymousId, forgetLeadSource } from "./forget-consented.ts";
import { observable, useObservable } from "./observable.ts";
import { deviceStore, readJson, writeJson } from "./storage.ts";

/** What a person may allow beyond the essentials. */
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
/** Increment when a category comes to cover more: then everybody is asked again. */
const version = 1;

/** The choice stored on this device; undefined if none was made yet, which allows nothing. */
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
/** Calls back on a new choice. Returns a function that unsubscribes. */
export const onConsent = current.subscribe;

/** Stores a choice. Data no longer allowed is deleted immediately. */
export function saveConsent({ analytics, advertising }: Choice, now = new Date()): void {
  const chosen = { analytics, advertising, at: now.toISOString() };
  writeJson(deviceStore, key, { version, ...chosen });
  if (!analytics) forgetAnonymousId();
  if (!advertising) forgetLeadSource();
  current.set(chosen);
}

/** A choice applies to all tabs of the browser. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) current.set(readConsent());
  });
}
