import { describe, expect, it } from "vitest";
import { changeSettings, defaultSettings, settingAttributes } from "./settings.ts";

const plainDevice = { dark: false, highContrast: false };

describe("changing settings", () => {
  it("takes over what is allowed", () => {
    const changed = changeSettings(defaultSettings, { textSize: 150, speechRate: 0.8 });
    expect(changed).toEqual({ ...defaultSettings, textSize: 150, speechRate: 0.8 });
  });

  it.each([
    { textSize: 90 },
    { textSize: "150" },
    { speechRate: 0.5 },
    { volume: Number.NaN },
    { feedbackSeconds: 6 },
    { attendedSide: "top" },
    { scanning: "three" },
    { scanSeconds: 0.2 },
    { selectKey: "Escape" },
    { voice: "" },
    { somethingElse: true },
    null,
    "damaged",
  ])("leaves everything as it was for %j", (changes) => {
    expect(changeSettings(defaultSettings, changes)).toEqual(defaultSettings);
  });

  it("keeps the good part of a half damaged store", () => {
    const changed = changeSettings(defaultSettings, { highContrast: true, volume: 7 });
    expect(changed).toEqual({ ...defaultSettings, highContrast: true });
  });
});

describe("the attributes the styles follow", () => {
  it("names only what differs from the plain look", () => {
    const there = Object.entries(settingAttributes(defaultSettings, plainDevice));
    expect(Object.fromEntries(there.filter(([, value]) => value !== undefined))).toEqual({
      "data-side": "centre",
      "data-scheme": "light",
    });
  });

  it("follows the device until the person chooses", () => {
    const dark = { dark: true, highContrast: false };
    expect(settingAttributes(defaultSettings, dark)["data-scheme"]).toBe("dark");
    const light = changeSettings(defaultSettings, { colourScheme: "light" });
    expect(settingAttributes(light, dark)["data-scheme"]).toBe("light");
  });

  it("says the text size from 125 percent on", () => {
    const large = changeSettings(defaultSettings, { textSize: 200, highContrast: true });
    expect(settingAttributes(large, plainDevice)).toMatchObject({
      "data-text-size": "200",
      "data-contrast": "high",
    });
  });
});
