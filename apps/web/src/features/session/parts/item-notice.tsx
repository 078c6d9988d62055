import { Trans } from "@lingui/react/macro";
import type { SkipReason } from "@regain/contract/entities/enumerations";
import { SkipForward, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useObservable } from "../../../lib/observable.ts";
import { useSettings } from "../../../lib/settings-store.ts";
import { Icon } from "../../../ui/icon.tsx";
import { isHeard } from "../engine/heard.ts";
import type { Item } from "../engine/item.ts";
import { type Trouble, troubleOf } from "../engine/trouble.ts";
import { troubleWords } from "../tools/microphone-note.tsx";
import { microphoneListens } from "../tools/recorder.ts";
import styles from "./notice.module.css";
import { SteadyButton } from "./steady-button.tsx";

interface Notice {
  readonly sentence: ReactNode;
  /** Recorded if the item is skipped. */
  readonly reason: SkipReason;
}

const notListening = (sentence: ReactNode): Notice => ({
  sentence,
  reason: "MicrophoneInaccessible",
});

const notices: Readonly<Record<Trouble, Notice>> = {
  missing: {
    sentence: <Trans>Something in this item is missing. You can skip it.</Trans>,
    reason: "MissingResources",
  },
  silent: {
    sentence: <Trans>We cannot play the sound. Check your device, or skip this item.</Trans>,
    reason: "MissingResources",
  },
  muted: {
    sentence: <Trans>The sound is off. Touch Home, then Settings. Or skip this item.</Trans>,
    reason: "SoundMuted",
  },
  "microphone: denied": notListening(
    <Trans>
      Microphone access is required to practise this type of exercise. Please allow it and refresh
      the page
    </Trans>,
  ),
  "microphone: insecure": notListening(troubleWords.insecure),
  "microphone: missing": notListening(troubleWords.missing),
  "microphone: busy": notListening(troubleWords.busy),
};

interface ItemNoticeProps {
  readonly item: Item;
  readonly onSkip: (reason: SkipReason) => void;
}

/** Says what is in the way, and offers to skip. */
export function ItemNotice({ item, onSkip }: ItemNoticeProps) {
  const { volume } = useSettings();
  // What failed before the page was reloaded says nothing about now.
  const [known] = useState(item.events.length);
  const events = item.events.slice(known);
  const isListening = useObservable(microphoneListens);
  const [listenedAt, setListenedAt] = useState(0);
  if (isListening && listenedAt !== events.length) setListenedAt(events.length);
  const trouble = troubleOf(events, {
    isHeard: isHeard(item.task.taskView),
    volume,
    listenedAt,
  });
  if (!trouble || item.phase === "answered") return null;
  const { sentence, reason } = notices[trouble];
  return (
    <div className={styles.notice}>
      <Icon of={TriangleAlert} />
      <p>{sentence}</p>
      <SteadyButton icon={SkipForward} onTap={() => onSkip(reason)}>
        <Trans>Skip this item</Trans>
      </SteadyButton>
    </div>
  );
}
