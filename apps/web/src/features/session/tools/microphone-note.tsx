import { Trans } from "@lingui/react/macro";
import { type LucideIcon, Mic, MicOff } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./microphone-note.module.css";
import type { MicrophoneFault } from "../engine/trouble.ts";
import type { RecorderState } from "./recorder.ts";

type MicrophoneTrouble = MicrophoneFault | "silent";

/** Why nothing was heard, and what to do. */
export const troubleWords: Readonly<Record<MicrophoneTrouble, ReactNode>> = {
  denied: <Trans>Your browser does not let us use the microphone.</Trans>,
  insecure: (
    <Trans>
      The microphone needs a secure page. Open this page with an address that starts with https.
    </Trans>
  ),
  busy: <Trans>Something else is using the microphone. Close it and try again.</Trans>,
  missing: <Trans>We cannot find a microphone. Please connect one and try again.</Trans>,
  silent: <Trans>We did not hear you. Check the microphone, then try again.</Trans>,
};

/** What keeps the microphone from hearing, according to the recorder; undefined if nothing does. */
export function troubleOfRecorder(state: RecorderState): MicrophoneFault | undefined {
  if (state.kind === "unavailable") return state.why;
  return state.kind === "denied" ? "denied" : undefined;
}

/** Silence is not a failure of the microphone. */
const iconOf = (trouble: MicrophoneTrouble): LucideIcon => (trouble === "silent" ? Mic : MicOff);

/** Screen readers announce it by themselves. */
export function MicrophoneNote({ trouble }: { readonly trouble: MicrophoneTrouble }) {
  return (
    <div role="alert" className={styles.note}>
      <Icon of={iconOf(trouble)} />
      <p>{troubleWords[trouble]}</p>
    </div>
  );
}
