/** Text size as a percentage of the room's own. */
export const textSizes = [100, 125, 150, 175, 200] as const;
/** Where controls and choices are, for a person who sees or reaches one side better. */
export const attendedSides = ["left", "centre", "right"] as const;
export const colourSchemes = ["system", "light", "dark"] as const;
/** How many switches a person has who controls the screen with switches alone. */
export const scanningWays = ["off", "one", "two"] as const;
/** Keys a switch interface may send, by name; a touch counts anywhere on the screen. */
export const switchKeys = [
  " ",
  "Enter",
  "Tab",
  "ArrowRight",
  "ArrowLeft",
  "ArrowDown",
  "ArrowUp",
  "F5",
  "F6",
  "F7",
  "F8",
  "F9",
  "F10",
  "Touch",
] as const;
export type SwitchKey = (typeof switchKeys)[number];

/** A person's choices for this device. */
export interface Settings {
  readonly textSize: (typeof textSizes)[number];
  readonly attendedSide: (typeof attendedSides)[number];
  readonly colourScheme: (typeof colourSchemes)[number];
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
  /** `made` plays the recordings that come with the exercises; anything else names one of the device's voices. */
  readonly voice: string;
  /** 1 is the voice's own pace. */
  readonly speechRate: number;
  /** 0 to 1. */
  readonly volume: number;
  /** Hides scores and figures. */
  readonly simpleMode: boolean;
  /** How long feedback on an answer stays, in seconds. */
  readonly feedbackSeconds: number;
  /** A frame moves from item to item: by itself with one switch, step by step with two. */
  readonly scanning: (typeof scanningWays)[number];
  /** How long the frame rests on each item when it moves by itself. */
  readonly scanSeconds: number;
  /** Speaks what the frame is on. */
  readonly scanSpeaks: boolean;
  /** The switch that moves the frame, and the one that selects what is in it. With one switch, both do the same. */
  readonly stepKey: SwitchKey;
  readonly selectKey: SwitchKey;
}

export const defaultSettings: Settings = {
  textSize: 100,
  attendedSide: "centre",
  colourScheme: "system",
  highContrast: false,
  reducedMotion: false,
  voice: "made",
  speechRate: 1,
  volume: 1,
  simpleMode: false,
  feedbackSeconds: 2,
  scanning: "off",
  scanSeconds: 2,
  scanSpeaks: false,
  stepKey: " ",
  selectKey: "Enter",
};

export const settingRanges = {
  speechRate: { min: 0.6, max: 1, step: 0.1 },
  volume: { min: 0, max: 1, step: 0.1 },
  feedbackSeconds: { min: 1, max: 5, step: 1 },
  scanSeconds: { min: 0.5, max: 5, step: 0.5 },
} as const;

/** Settings with a few fixed values. */
const choices: Partial<Record<string, readonly unknown[]>> = {
  textSize: textSizes,
  attendedSide: attendedSides,
  colourScheme: colourSchemes,
  scanning: scanningWays,
  stepKey: switchKeys,
  selectKey: switchKeys,
};
const ranges: Partial<Record<string, { readonly min: number; readonly max: number }>> =
  settingRanges;

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(defaultSettings, name);

/** Any other setting may be any value of its default's type; text, such as a voice name, is limited in length. */
function isAllowed(name: keyof Settings, value: unknown): boolean {
  const range = ranges[name];
  if (choices[name]) return choices[name].includes(value);
  if (range) return typeof value === "number" && value >= range.min && value <= range.max;
  if (typeof value === "string" && (value === "" || value.length > 200)) return false;
  return typeof value === typeof defaultSettings[name];
}

/** The settings with some of them changed; a disallowed value leaves the old one in place. */
export function changeSettings(settings: Settings, changes: unknown): Settings {
  if (typeof changes !== "object" || changes === null) return settings;
  const good = Object.entries(changes).filter(
    ([name, value]) => isSetting(name) && isAllowed(name, value),
  );
  return { ...settings, ...Object.fromEntries(good) };
}

/** The device's own preferences. */
export interface DevicePreferences {
  readonly dark: boolean;
  readonly highContrast: boolean;
}

/** The attributes of `<html>` that the styles follow; undefined means absent. */
export function settingAttributes(
  settings: Settings,
  device: DevicePreferences,
): Readonly<Record<string, string | undefined>> {
  const dark =
    settings.colourScheme === "dark" || (settings.colourScheme === "system" && device.dark);
  return {
    "data-text-size": settings.textSize === 100 ? undefined : String(settings.textSize),
    "data-side": settings.attendedSide,
    "data-scheme": dark ? "dark" : "light",
    "data-contrast": settings.highContrast || device.highContrast ? "high" : undefined,
    "data-motion": settings.reducedMotion ? "reduced" : undefined,
    "data-simple": settings.simpleMode ? "" : undefined,
  };
}
