import { Trans } from "@lingui/react/macro";
import { MicOff } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./microphone-note.module.css";
import type { RecorderState } from "./recorder.ts";

/** Why there is no microphone to allow, and what to do. That it was refused, the player says. */
export function MicrophoneNote({ state }: { readonly state: RecorderState }) {
  if (state.kind !== "unavailable") return null;
  return (
    <div role="alert" className={styles.note}>
      <Icon of={MicOff} />
      <p>
        {state.why === "insecure" ? (
          <Trans>
            The microphone needs a secure page. Open this page with an address that starts with
            https.
          </Trans>
        ) : (
          <Trans>We cannot find a microphone. Please connect one and try again.</Trans>
        )}
      </p>
    </div>
  );
}
