import { Trans } from "@lingui/react/macro";
import type { CueType } from "@regain/contract/entities/enumerations";
import type { Cue, Speech } from "@regain/contract/entities/task-view";
import {
  Ear,
  Lightbulb,
  LifeBuoy,
  type LucideIcon,
  RotateCcw,
  TextQuote,
  Type,
  Volume1,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { anySignal } from "../../../lib/any-signal.ts";
import { useObservable } from "../../../lib/observable.ts";
import { usePainted } from "../../../lib/use-painted.ts";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { sayAll } from "../audio/hear-out.ts";
import { voice } from "../audio/sound.ts";
import { askedCue, canPresentAgain, givesHints, type Item, presentersOf } from "../engine/item.ts";
import { spokenIn } from "../engine/readable.ts";
import type { Player } from "../engine/player-host.ts";
import { microphoneListens } from "../tools/recorder.ts";
import { useHints } from "../playing/use-hints.ts";
import styles from "./cue-bar.module.css";
import { CueText } from "./cue-text.tsx";
import { SteadyButton } from "./steady-button.tsx";

const icons: Readonly<Record<CueType, LucideIcon>> = {
  semantic: Lightbulb,
  phonemic: Volume1,
  graphemic: Type,
  full: Ear,
};

/** The whole answer is heard or read; the ear icon is only for what is heard. */
const iconOf = ({ type, contentType }: Cue): LucideIcon =>
  type === "full" && contentType === "text" ? TextQuote : icons[type];

interface CueBarProps {
  readonly player: Player;
  readonly item: Item;
  /** An assessment: what is to be remembered is shown once. */
  readonly isQuiet: boolean;
  /** Everything there is to say in the study part has been said. */
  readonly isStudySaid: boolean;
}

/** What can be heard again now: what is to be kept in mind, and after that the question. */
function spokenNow({ part, task: { taskView: view } }: Item, isQuiet: boolean): Speech[] {
  if (part !== "study") return spokenIn(view.stimulus);
  return isQuiet ? [] : spokenIn(view.study?.stimulus ?? []);
}

/** For work started by a tap: a signal that ends with what the tap was for. */
function useSignalFor(occasion: string): () => AbortSignal {
  const current = useRef<{ readonly occasion: string; readonly signal: AbortSignal }>(undefined);
  useEffect(() => {
    const own = new AbortController();
    current.current = { occasion, signal: own.signal };
    return () => own.abort();
  }, [occasion]);
  return () =>
    current.current?.occasion === occasion ? current.current.signal : AbortSignal.abort();
}

/**
 * Everything that helps: hearing it again is free; a cue or a hint counts as help. The buttons stay from item
 * to item; a requested cue disappears with what it was requested for.
 */
export function CueBar({ player, item, isQuiet, isStudySaid }: CueBarProps) {
  const { taskId, taskView: view } = item.task;
  const occasion = `${taskId} ${item.part}`;
  const shown = askedCue(item);
  const { isGiving, give } = useHints(player, occasion);
  const spoken = spokenNow(item, isQuiet);
  const meanwhile = useSignalFor(occasion);
  const phase = usePainted(item.phase);
  // What is said aloud would be part of the recording, and taken for the answer.
  const isListening = useObservable(microphoneListens);
  const isOpen = phase === "answering";
  const hasHints = givesHints(view);
  const showsItself = presentersOf(view).includes("view") && !isQuiet;
  if (spoken.length + view.cues.length === 0 && !hasHints && !showsItself) return null;

  async function hear(): Promise<void> {
    const signal = player.life()?.signal;
    if (!signal) return;
    player.send({ type: "replay", what: "stimulus" });
    await sayAll(voice, spoken, { signal: anySignal(signal, meanwhile()) });
  }

  function ask(cue: Cue): void {
    const signal = player.life()?.signal;
    player.send({ type: "cue", cue: cue.type });
    if (signal && cue.contentType === "audio")
      void voice.say({ text: cue.text, audioPaths: cue.audioPaths }, { signal });
  }

  return (
    <div className={styles.help}>
      <div className={styles.cues}>
        {spoken.length > 0 && (
          <SteadyButton
            icon={Ear}
            occasion={occasion}
            isBlocked={
              isListening || (item.part === "study" ? !isStudySaid : phase === "presenting")
            }
            onTap={() => void hear()}
          >
            {spoken.length > 1 || spoken.some(({ text }) => text.includes(" ")) ? (
              <Trans>Hear again</Trans>
            ) : (
              <Trans>Hear word</Trans>
            )}
          </SteadyButton>
        )}
        {showsItself && (
          <SteadyButton
            icon={RotateCcw}
            occasion={occasion}
            isBlocked={!canPresentAgain(item)}
            onTap={() => player.send({ type: "show_again" })}
          >
            <Trans>Show again</Trans>
          </SteadyButton>
        )}
        {view.cues.map((cue) => (
          <SteadyButton
            key={cue.type}
            icon={iconOf(cue)}
            occasion={occasion}
            isBlocked={!isOpen || (isListening && cue.contentType === "audio")}
            onTap={() => ask(cue)}
          >
            {cue.label}
          </SteadyButton>
        ))}
        {hasHints && (
          <SteadyButton
            icon={LifeBuoy}
            occasion={occasion}
            isBlocked={!isOpen || isGiving}
            onTap={() => void give()}
          >
            <Trans>Get Help</Trans>
          </SteadyButton>
        )}
      </div>
      <LiveRegion>
        {shown && item.phase !== "answered" && (
          <CueText key={`${occasion} ${shown.type}`} cue={shown} />
        )}
      </LiveRegion>
    </div>
  );
}
