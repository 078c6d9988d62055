import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Settings } from "../../../lib/settings.ts";
import { readSettings, trySettings, updateSettings } from "../../../lib/settings-store.ts";
import { useBackCloses } from "../../../lib/use-back.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { SteadyButton } from "./steady-button.tsx";

/** A change to the switch settings. */
export type ScanningChange = Partial<Pick<Settings, "scanning" | "stepKey" | "selectKey">>;

/** A minute; if the frame moves by itself, three rounds over the two buttons at the slowest pace take half of it. */
const trialSeconds = 60;
/** How often the clock is checked. */
const glanceMs = 250;

function useSecondsLeft(onOver: () => void): number {
  const [seconds, setSeconds] = useState(trialSeconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const end = performance.now() + 1000 * trialSeconds;
    const timer = setInterval(() => {
      const left = Math.ceil((end - performance.now()) / 1000);
      setSeconds(Math.max(0, left));
      if (left <= 0) over();
    }, glanceMs);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** The change holds while this is shown, and afterwards only if it was kept. */
function useTrial(wanted: ScanningChange): () => void {
  const [before] = useState(readSettings);
  const isKept = useRef(false);
  useEffect(() => {
    trySettings(wanted);
    return () => {
      if (!isKept.current) trySettings(before);
    };
  }, [wanted, before]);
  return () => {
    isKept.current = true;
    updateSettings(wanted);
  };
}

interface ScanningTrialProps {
  readonly wanted: ScanningChange;
  /** It is kept, or the old setting is back. */
  readonly onEnd: (end: "kept" | "back") => void;
}

/**
 * Somebody who has only switches would be locked out by a mode or key they do not have: a change is kept only
 * once it has been used to press a button.
 */
export function ScanningTrial({ wanted, onEnd }: ScanningTrialProps) {
  const { t } = useLingui();
  const keep = useTrial(wanted);
  const goBack = () => onEnd("back");
  useBackCloses(goBack);
  const seconds = useSecondsLeft(goBack);
  // The frame reaches the button that keeps the change only by a step: if the switch that steps is lost, it
  // does not.
  const actions = (
    <>
      <SteadyButton onTap={goBack}>
        <Trans>Go back</Trans>
      </SteadyButton>
      <SteadyButton
        look="primary"
        onTap={() => {
          keep();
          onEnd("kept");
        }}
      >
        <Trans>Keep</Trans>
      </SteadyButton>
    </>
  );
  return (
    <Dialog title={t`Keep this change?`} isOpen holds onClose={goBack} actions={actions}>
      <p>
        {wanted.scanning === "off" ? (
          <Trans>Switches are off now. Press “Keep” with a finger, mouse or keyboard.</Trans>
        ) : (
          <Trans>Use the new way to press “Keep”. Then we know that it works.</Trans>
        )}
      </p>
      <p role="timer">
        <Plural
          value={seconds}
          one="If not, the old setting will be back in # second."
          other="If not, the old setting will be back in # seconds."
        />
      </p>
    </Dialog>
  );
}
