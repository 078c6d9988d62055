import { Trans, useLingui } from "@lingui/react/macro";
import { Volume2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { formatPercent } from "../../../lib/formats.ts";
import { settingRanges } from "../../../lib/settings.ts";
import { readSettings, updateSettings, useSettings } from "../../../lib/settings-store.ts";
import { Stack } from "../../../ui/layout.tsx";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { deviceVoices } from "../audio/device-voice.ts";
import { sounds, unlockSound, voice } from "../audio/sound.ts";
import { voiceSamplePath } from "../audio/voice-sample.ts";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { SteadyButton } from "./steady-button.tsx";

function onVoices(changed: () => void): () => void {
  if (!("speechSynthesis" in globalThis)) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener("voiceschanged", changed);
}

/** The names of this device's voices for a language; browsers list them late. */
function useVoiceNames(language: string): readonly string[] {
  const names = useSyncExternalStore(onVoices, () =>
    deviceVoices()
      .filter(({ lang }) => lang.toLowerCase().startsWith(language))
      .map(({ name }) => name)
      .join("\n"),
  );
  return names === "" ? [] : names.split("\n");
}

/** Volume, speed, whose voice, and a test of all three. */
export function AudioSettings() {
  const { t, i18n } = useLingui();
  const { volume, speechRate, voice: chosen } = useSettings();
  const names = useVoiceNames(i18n.locale);
  const leaving = useUnmountSignal();

  async function test(): Promise<void> {
    unlockSound();
    const signal = leaving();
    await voice.say({ text: t`This is how I sound.`, audioPaths: [voiceSamplePath] }, { signal });
    if (!signal.aborted) sounds.play("correct", readSettings().volume);
  }

  const percent = (share: number) => formatPercent(100 * share, i18n.locale);
  return (
    <Stack>
      <Slider
        label={t`Volume`}
        value={volume}
        {...settingRanges.volume}
        show={percent}
        onChange={(next) => updateSettings({ volume: next })}
      />
      <Slider
        label={t`Speed of the voice`}
        value={speechRate}
        {...settingRanges.speechRate}
        show={percent}
        onChange={(next) => updateSettings({ speechRate: next })}
      />
      <Select
        label={t`Voice`}
        value={names.includes(chosen) ? chosen : "made"}
        options={[
          { value: "made", label: t`The voice of the exercises` },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(next) => updateSettings({ voice: next })}
      />
      <SteadyButton icon={Volume2} onTap={() => void test()}>
        <Trans>Test the sound</Trans>
      </SteadyButton>
    </Stack>
  );
}
