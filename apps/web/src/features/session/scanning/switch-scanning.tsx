import { i18n } from "@lingui/core";
import { useEffect } from "react";
import { readSettings } from "../../../lib/settings-store.ts";
import { sayWithDevice } from "../audio/device-voice.ts";
import { reader } from "../audio/sound.ts";
import { startScanning } from "./scanning.ts";

let speaking = new AbortController();

/** The frame's own voice keeps silent while something is read to the patient. */
function say(name: string): void {
  speaking.abort();
  if (name === "" || reader.now.get()) return;
  speaking = new AbortController();
  const { speechRate: rate, volume, voice } = readSettings();
  const style = { rate, volume, voice, language: i18n.locale };
  void sayWithDevice(name, style, { signal: speaking.signal });
}

/** Lets a person with one or two switches press everything on every screen. It shows nothing of its own. */
export default function SwitchScanning() {
  useEffect(() => startScanning({ settings: readSettings, say }), []);
  return null;
}
