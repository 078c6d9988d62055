import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Play } from "lucide-react";
import { useState } from "react";
import { useBackCloses } from "../../../lib/use-back.ts";
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
  /** Undefined if this person may not practice, or may not choose what. */
  readonly onPick: ((typeIds: number[]) => void) | undefined;
  /** The device must stay on this page: nothing leads to another. */
  readonly staysHere?: boolean;
  readonly onClose: () => void;
}

/** How practice looks and sounds, and exercises of one's own choice. */
export default function SettingsDialog(props: SettingsDialogProps) {
  const { opensOn, onPick, staysHere, onClose } = props;
  const { t } = useLingui();
  useBackCloses(onClose);
  const [selected, setSelected] = useState(opensOn);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const isPicking = onPick !== undefined && selected === "guided";
  const actions = (
    <>
      <SteadyButton look={isPicking ? "plain" : "primary"} onTap={onClose}>
        <Trans>Done</Trans>
      </SteadyButton>
      {isPicking && (
        <SteadyButton
          look="primary"
          icon={Play}
          isBlocked={picked.length === 0}
          onTap={() => onPick([...picked])}
        >
          <Plural
            value={picked.length}
            _0="Start"
            one="Start # exercise"
            other="Start # exercises"
          />
        </SteadyButton>
      )}
    </>
  );
  return (
    <Dialog title={t`Settings`} isOpen wide onClose={onClose} actions={actions}>
      <Tabs
        name={t`Settings`}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: "therapy", label: t`Practice`, content: <TherapySettings staysHere={staysHere} /> },
          { id: "audio", label: t`Sound`, content: <AudioSettings /> },
          { id: "switches", label: t`Switches`, content: <ScanningSettings /> },
          ...(onPick
            ? [
                {
                  id: "guided" as const,
                  label: t`Choose exercises`,
                  content: <ExercisePicker picked={picked} onPick={setPicked} />,
                },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}
