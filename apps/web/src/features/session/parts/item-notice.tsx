import { Trans } from "@lingui/react/macro";
import type { SkipReason } from "@regain/contract/entities/enumerations";
import { SkipForward, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useSettings } from "../../../lib/settings-store.ts";
import { Icon } from "../../../ui/icon.tsx";
import { failedMedia, type Item } from "../engine/item.ts";
import { spokenIn } from "../playing/use-presentation.ts";
import styles from "./notice.module.css";
import { SteadyButton } from "./steady-button.tsx";

type Trouble = Extract<SkipReason, "MissingResources" | "MicrophoneInaccessible" | "SoundMuted">;

const sentences: Readonly<Record<Trouble, ReactNode>> = {
  MissingResources: <Trans>Something of this item is missing. You can skip it.</Trans>,
  MicrophoneInaccessible: (
    <Trans>
      Microphone access is required to practise this type of exercise. Please allow it and refresh
      the page
    </Trans>
  ),
  SoundMuted: <Trans>The sound is off. Turn it on in Settings, or skip this item.</Trans>,
};

/** What stands in the way of this item; undefined where nothing does. */
function troubleOf(item: Item, volume: number): Trouble | undefined {
  const failed = failedMedia(item);
  if (failed.includes("microphone")) return "MicrophoneInaccessible";
  if (failed.length > 0) return "MissingResources";
  const isHeard = spokenIn(item.task.taskView.stimulus).length > 0;
  return isHeard && volume === 0 ? "SoundMuted" : undefined;
}

interface ItemNoticeProps {
  readonly item: Item;
  readonly onSkip: (reason: SkipReason) => void;
}

/** Says what stands in the way, and offers to skip. */
export function ItemNotice({ item, onSkip }: ItemNoticeProps) {
  const { volume } = useSettings();
  const trouble = troubleOf(item, volume);
  if (!trouble || item.phase === "answered") return null;
  return (
    <div className={styles.notice} role="status">
      <Icon of={TriangleAlert} />
      <p>{sentences[trouble]}</p>
      <SteadyButton icon={SkipForward} onTap={() => onSkip(trouble)}>
        <Trans>Skip this item</Trans>
      </SteadyButton>
    </div>
  );
}
