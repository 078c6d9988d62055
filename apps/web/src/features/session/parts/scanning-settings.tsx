import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  scanningWays,
  settingRanges,
  type Settings,
  type SwitchKey,
  switchKeys,
} from "../../../lib/settings.ts";
import { updateSettings, useSettings } from "../../../lib/settings-store.ts";
import { Stack } from "../../../ui/layout.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { type SwitchWish, wishOf, withSwitch } from "../scanning/switch-press.ts";
import { type ScanningChange, ScanningTrial } from "./scanning-trial.tsx";

/**
 * For somebody who presses one or two switches instead of a screen: how the frame moves, and what each switch
 * sends.
 */
export function ScanningSettings() {
  const { t } = useLingui();
  const settings = useSettings();
  const { scanning } = settings;
  const [trial, setTrial] = useState<ScanningChange>();
  const [isBack, setIsBack] = useState(false);
  function change(wanted: ScanningChange): void {
    setIsBack(false);
    // Somebody who changes it without switches can change it back.
    if (scanning === "off") updateSettings(wanted);
    else setTrial(wanted);
  }
  const ways: Record<Settings["scanning"], string> = {
    off: t`Off`,
    one: t`1 switch`,
    two: t`2 switches`,
  };
  return (
    <Stack>
      <RadioGroup
        label={t`Do you practice with switches?`}
        row
        value={scanning}
        choices={scanningWays.map((value) => ({ value, label: ways[value] }))}
        onChange={(way) => change({ scanning: way })}
      />
      <LiveRegion>
        {isBack && <Trans>The change is not kept. Your switches work as before.</Trans>}
      </LiveRegion>
      {scanning === "one" && (
        <>
          <p>
            <Trans>Press once to start. A frame goes from thing to thing.</Trans>{" "}
            <Trans>Press again when it is where you want.</Trans>
          </p>
          <Slider
            label={t`Time on each thing`}
            value={settings.scanSeconds}
            {...settingRanges.scanSeconds}
            show={(value) => plural(value, { one: "# second", other: "# seconds" })}
            onChange={(scanSeconds) => updateSettings({ scanSeconds })}
          />
        </>
      )}
      {scanning === "two" && (
        <p>
          <Trans>One switch moves a frame. The other presses what is in it.</Trans>
        </p>
      )}
      {scanning !== "off" && (
        <>
          <Switch
            label={t`Say what the frame is on`}
            isSelected={settings.scanSpeaks}
            onChange={(scanSpeaks) => updateSettings({ scanSpeaks })}
          />
          <SwitchKeys settings={settings} onChange={change} />
        </>
      )}
      {trial && (
        <ScanningTrial
          wanted={trial}
          onEnd={(end) => {
            setTrial(undefined);
            setIsBack(end === "back");
          }}
        />
      )}
    </Stack>
  );
}

interface SwitchKeysProps {
  readonly settings: Settings;
  readonly onChange: (wanted: ScanningChange) => void;
}

/** What the switches send: set up once, by whoever connects them. */
function SwitchKeys({ settings, onChange }: SwitchKeysProps) {
  const { t } = useLingui();
  const isOne = settings.scanning === "one";
  const names: Partial<Record<SwitchKey, string>> = {
    " ": t`Space key`,
    Enter: t`Enter key`,
    Tab: t`Tab key`,
    ArrowRight: t`Right arrow`,
    ArrowLeft: t`Left arrow`,
    ArrowDown: t`Down arrow`,
    ArrowUp: t`Up arrow`,
    Touch: t`A touch anywhere`,
  };
  const options = switchKeys.map((value) => ({ value, label: names[value] ?? value }));
  const take = (wish: SwitchWish) => (key: SwitchKey) => {
    if (wishOf(key, { ...settings, scanning: "two" }) !== wish)
      onChange(withSwitch(settings, wish, key));
  };
  return (
    <>
      <Select
        label={isOne ? t`The switch sends` : t`The switch that moves the frame sends`}
        value={settings.stepKey}
        options={options}
        onChange={take("step")}
      />
      <Select
        label={isOne ? t`Or it sends` : t`The switch that presses sends`}
        value={settings.selectKey}
        options={options}
        onChange={take("select")}
      />
    </>
  );
}
