import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import {
  attendedSides,
  colourSchemes,
  settingRanges,
  type Settings,
  textSizes,
} from "../../../lib/settings.ts";
import { updateSettings, useSettings } from "../../../lib/settings-store.ts";
import { formatPercent } from "../../../lib/formats.ts";
import { Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Switch } from "../../../ui/switch.tsx";

/**
 * How practice looks and how long its feedback stays; every change shows immediately. Also the link to one's
 * own words, if the page may be left.
 */
export function TherapySettings({ staysHere }: { readonly staysHere?: boolean | undefined }) {
  const { t, i18n } = useLingui();
  const settings = useSettings();
  const sides: Record<Settings["attendedSide"], string> = {
    left: t`Left`,
    centre: t`Middle`,
    right: t`Right`,
  };
  const schemes: Record<Settings["colourScheme"], string> = {
    system: t`Same as this device`,
    light: t`Light`,
    dark: t`Dark`,
  };
  const sizeOf = (text: string) => textSizes.find((size) => String(size) === text);
  return (
    <Stack>
      <RadioGroup
        label={t`Text size`}
        row
        value={String(settings.textSize)}
        choices={textSizes.map((size) => ({
          value: String(size),
          label: formatPercent(size, i18n.locale),
        }))}
        onChange={(text) => {
          const textSize = sizeOf(text);
          if (textSize) updateSettings({ textSize });
        }}
      />
      <RadioGroup
        label={t`Which side do you see and reach best?`}
        row
        value={settings.attendedSide}
        choices={attendedSides.map((value) => ({ value, label: sides[value] }))}
        onChange={(attendedSide) => updateSettings({ attendedSide })}
      />
      <RadioGroup
        label={t`Colors`}
        row
        value={settings.colourScheme}
        choices={colourSchemes.map((value) => ({ value, label: schemes[value] }))}
        onChange={(colourScheme) => updateSettings({ colourScheme })}
      />
      <Switch
        label={t`High contrast`}
        isSelected={settings.highContrast}
        onChange={(highContrast) => updateSettings({ highContrast })}
      />
      <Switch
        label={t`Less motion`}
        isSelected={settings.reducedMotion}
        onChange={(reducedMotion) => updateSettings({ reducedMotion })}
      />
      <Switch
        label={t`Simple mode: no scores`}
        isSelected={settings.simpleMode}
        onChange={(simpleMode) => updateSettings({ simpleMode })}
      />
      <Slider
        label={t`How long feedback stays`}
        value={settings.feedbackSeconds}
        {...settingRanges.feedbackSeconds}
        show={(value) => plural(value, { one: "# second", other: "# seconds" })}
        onChange={(feedbackSeconds) => updateSettings({ feedbackSeconds })}
      />
      {!staysHere && (
        <LinkButton to="/account/own-items" icon={Users}>
          <Trans>My words and people</Trans>
        </LinkButton>
      )}
    </Stack>
  );
}
