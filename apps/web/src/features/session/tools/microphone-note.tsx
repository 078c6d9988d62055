import { Trans } from "@lingui/react/macro";
import { MicOff } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./microphone-note.module.css";
import type { RecorderState } from "./recorder.ts";

/** Why the microphone does not work, and what to do. */
export function MicrophoneNote({ state }: { readonly state: RecorderState }) {
  if (state.kind !== "denied" && state.kind !== "unavailable") return null;
  return (
    <div role="alert" className={styles.note}>
      <Icon of={MicOff} />
      <p>
        {state.kind === "denied" && (
          <Trans>
            Microphone access is required to practise this type of exercise. Please allow it and
            refresh the page
          </Trans>
        )}
        {state.kind === "unavailable" && state.why === "insecure" && (
          <Trans>
            The microphone needs a secure page. Open this page with an address that starts with
            https.
          </Trans>
        )}
        {state.kind === "unavailable" && state.why === "missing" && (
          <Trans>We cannot find a microphone. Please connect one and try again.</Trans>
        )}
      </p>
    </div>
  );
}
