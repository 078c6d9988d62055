import { Trans } from "@lingui/react/macro";
import type { Speech } from "@regain/contract/entities/task-view";
import { Volume2 } from "lucide-react";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./heard-again.module.css";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { voice } from "../audio/sound.ts";

/** What was heard: in words, and once more by voice. */
export function HeardAgain({ speeches }: { readonly speeches: readonly Speech[] }) {
  const leaving = useUnmountSignal();
  const say = async () => {
    voice.unlock();
    const signal = leaving();
    for (const speech of speeches) if (!signal.aborted) await voice.say(speech, { signal });
  };
  if (speeches.length === 0) return null;
  const heard = speeches.map(({ text }) => text).join(" ");
  return (
    <div className={styles.heard}>
      <SteadyButton icon={Volume2} onTap={() => void say()}>
        <Trans>Listen</Trans>
      </SteadyButton>
      <p>
        <Trans>This was heard: “{heard}”</Trans>
      </p>
    </div>
  );
}
