import { i18n } from "@lingui/core";
import { useEffect } from "react";
import { readSettings } from "../../../lib/settings-store.ts";
import { sayWithDevice } from "../audio/device-voice.ts";
import { voice as pageVoice } from "../audio/sound.ts";
import { createFrameVoice } from "./frame-voice.ts";
import { startScanning } from "./scanning.ts";

function sayName(name: string, signal: AbortSignal): void {
  const { speechRate: rate, volume, voice } = readSettings();
  const style = { rate, volume, voice, language: i18n.locale };
  void sayWithDevice(name, style, { signal });
}

/** Lets a person with one or two switches press everything on every screen. It shows nothing of its own. */
export default function SwitchScanning() {
  useEffect(() => {
    const { isSounding } = pageVoice;
    const frameVoice = createFrameVoice({ isSounding, sayName });
    const stop = startScanning({ settings: readSettings, say: frameVoice.say });
    return () => {
      stop();
      frameVoice.end();
    };
  }, []);
  return null;
}
