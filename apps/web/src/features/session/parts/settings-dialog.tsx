import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { AudioSettings } from "./audio-settings.tsx";
import { ExercisePicker } from "./exercise-picker.tsx";
import { ScanningSettings } from "./scanning-settings.tsx";
import { SteadyButton } from "./steady-button.tsx";
import { TherapySettings } from "./therapy-settings.tsx";

type SettingsTab = "therapy" | "audio" | "switches" | "guided";

interface SettingsDialogProps {
  /** The tab it opens on. */
  readonly opensOn: SettingsTab;
  /** Undefined where this person may not practise. */
  readonly onPick: ((typeIds: number[]) => void) | undefined;
  readonly onClose: () => void;
}

/** How practice looks and sounds, and exercises of one's own choice. */
export default function SettingsDialog({ opensOn, onPick, onClose }: SettingsDialogProps) {
  const { t } = useLingui();
  const [selected, setSelected] = useState(opensOn);
  const close = (
    <SteadyButton look="primary" onTap={onClose}>
      <Trans>Done</Trans>
    </SteadyButton>
  );
  return (
    <Dialog title={t`Settings`} isOpen wide onClose={onClose} actions={close}>
      <Tabs
        name={t`Settings`}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: "therapy", label: t`Practice`, content: <TherapySettings /> },
          { id: "audio", label: t`Sound`, content: <AudioSettings /> },
          { id: "switches", label: t`Switches`, content: <ScanningSettings /> },
          ...(onPick
            ? [
                {
                  id: "guided" as const,
                  label: t`Choose exercises`,
                  content: <ExercisePicker onStart={onPick} />,
                },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}
