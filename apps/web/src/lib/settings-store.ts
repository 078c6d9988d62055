import { observable, useObservable } from "./observable.ts";
import {
  changeSettings,
  defaultSettings,
  type DevicePreferences,
  type Settings,
  settingAttributes,
} from "./settings.ts";
import { deviceStore, readJson, writeJson } from "./storage.ts";

const current = observable(defaultSettings);
let owner = "";

const keyOf = (userId: string): string => `settings${userId && `:${userId}`}`;
const darkQuery = "(prefers-color-scheme: dark)";
const contrastQuery = "(prefers-contrast: more)";

function devicePreferences(): DevicePreferences {
  return {
    dark: matchMedia(darkQuery).matches,
    highContrast: matchMedia(contrastQuery).matches,
  };
}

function show(): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(settingAttributes(current.get(), devicePreferences())))
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
}

/**
 * How pages look to the next person at the login: the last person's display settings, and nothing about how they
 * practice.
 */
function keepLook(): void {
  const { textSize, colourScheme, highContrast, reducedMotion } = current.get();
  writeJson(deviceStore, keyOf(""), { textSize, colourScheme, highContrast, reducedMotion });
}

/**
 * Applies the settings this person has on this device; with nobody signed in, the look of the last person who chose
 * one.
 */
export function takeSettingsOf(userId = ""): void {
  owner = userId;
  const kept = readJson(deviceStore, keyOf(owner));
  current.set(changeSettings(defaultSettings, kept));
  if (kept) keepLook();
  show();
}

/** Tries out some settings: a reloaded page has the stored ones. */
export function trySettings(changes: Partial<Settings>): void {
  current.set(changeSettings(current.get(), changes));
  show();
}

/** Changes some settings immediately, stores them, and shows them. */
export function updateSettings(changes: Partial<Settings>): void {
  trySettings(changes);
  writeJson(deviceStore, keyOf(owner), current.get());
  keepLook();
}

export const readSettings = (): Settings => current.get();
export const useSettings = (): Settings => useObservable(current);

/** Follows the device when its color scheme or contrast changes. */
export function followDevice(): void {
  for (const query of [darkQuery, contrastQuery])
    matchMedia(query).addEventListener("change", show);
}
