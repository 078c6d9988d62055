/** Text size in percent of the room's own. */
export const textSizes = [100, 125, 150, 175, 200] as const;
/** Where controls and choices stand, for a person who sees or reaches one side better. */
export const attendedSides = ["left", "centre", "right"] as const;
export const colourSchemes = ["system", "light", "dark"] as const;

/** What a person chose for this device. */
export interface Settings {
  readonly textSize: (typeof textSizes)[number];
  readonly attendedSide: (typeof attendedSides)[number];
  readonly colourScheme: (typeof colourSchemes)[number];
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
  /** `made` plays the recordings that come with the exercises; else the name of one of the device's voices. */
  readonly voice: string;
  /** 1 is the voice's own pace. */
  readonly speechRate: number;
  /** 0 to 1. */
  readonly volume: number;
  /** Hides scores and figures. */
  readonly simpleMode: boolean;
  /** How long an answer's feedback stays, in seconds. */
  readonly feedbackSeconds: number;
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
};

export const settingRanges = {
  speechRate: { min: 0.6, max: 1, step: 0.1 },
  volume: { min: 0, max: 1, step: 0.1 },
  feedbackSeconds: { min: 1, max: 5, step: 1 },
} as const;

type Check<Value> = (value: unknown) => value is Value;
type Checks = { readonly [Name in keyof Settings]: Check<Settings[Name]> };

const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((one) => one === value);
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isVoice = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= 200;
const within =
  ({ min, max }: { readonly min: number; readonly max: number }) =>
  (value: unknown): value is number =>
    typeof value === "number" && value >= min && value <= max;

const checks: Checks = {
  textSize: oneOf(textSizes),
  attendedSide: oneOf(attendedSides),
  colourScheme: oneOf(colourSchemes),
  highContrast: isBoolean,
  reducedMotion: isBoolean,
  voice: isVoice,
  speechRate: within(settingRanges.speechRate),
  volume: within(settingRanges.volume),
  simpleMode: isBoolean,
  feedbackSeconds: within(settingRanges.feedbackSeconds),
};

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(checks, name);

/** The settings with some of them changed; a value that is not allowed leaves the old one standing. */
export function changeSettings(settings: Settings, changes: unknown): Settings {
  if (typeof changes !== "object" || changes === null) return settings;
  const good = Object.entries(changes).filter(
    ([name, value]) => isSetting(name) && checks[name](value),
  );
  return { ...settings, ...Object.fromEntries(good) };
}

/** What the device itself asks for. */
export interface DevicePreferences {
  readonly dark: boolean;
  readonly highContrast: boolean;
}

/** The attributes of `<html>` that the styles follow; undefined means: not there. */
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
