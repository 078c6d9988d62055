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

/** How pages look to whoever comes to the login next: of the last person that, and nothing of how they practise. */
function keepLook(): void {
  const { textSize, colourScheme, highContrast, reducedMotion } = current.get();
  writeJson(deviceStore, keyOf(""), { textSize, colourScheme, highContrast, reducedMotion });
}

/** Takes up the settings this person keeps on this device; nobody signed in has the look of the last who chose one. */
export function takeSettingsOf(userId = ""): void {
  owner = userId;
  const kept = readJson(deviceStore, keyOf(owner));
  current.set(changeSettings(defaultSettings, kept));
  if (kept) keepLook();
  show();
}

/** Changes some settings on trial: a page that is opened anew has those that were kept. */
export function trySettings(changes: Partial<Settings>): void {
  current.set(changeSettings(current.get(), changes));
  show();
}

/** Changes some settings at once, keeps them, and shows them. */
export function updateSettings(changes: Partial<Settings>): void {
  trySettings(changes);
  writeJson(deviceStore, keyOf(owner), current.get());
  keepLook();
}

export const readSettings = (): Settings => current.get();
export const useSettings = (): Settings => useObservable(current);

/** Follows the device when its own colours or contrast change. */
export function followDevice(): void {
  for (const query of [darkQuery, contrastQuery])
    matchMedia(query).addEventListener("change", show);
}
