import { Trans } from "@lingui/react/macro";
import type { SkipReason } from "@regain/contract/entities/enumerations";
import { SkipForward, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSettings } from "../../../lib/settings-store.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Item } from "../engine/item.ts";
import { type Trouble, troubleOf } from "../engine/trouble.ts";
import { isSpoken } from "../playing/use-presentation.ts";
import styles from "./notice.module.css";
import { SteadyButton } from "./steady-button.tsx";

const sentences: Readonly<Record<Trouble, ReactNode>> = {
  MissingResources: <Trans>Something of this item is missing. You can skip it.</Trans>,
  MicrophoneInaccessible: (
    <Trans>
      Microphone access is required to practise this type of exercise. Please allow it and refresh
      the page
    </Trans>
  ),
  SoundMuted: <Trans>The sound is off. Touch Home, then Settings. Or skip this item.</Trans>,
};

interface ItemNoticeProps {
  readonly item: Item;
  readonly onSkip: (reason: SkipReason) => void;
}

/** Says what stands in the way, and offers to skip. */
export function ItemNotice({ item, onSkip }: ItemNoticeProps) {
  const { volume } = useSettings();
  // What failed before the page was loaded anew says nothing about now.
  const [known] = useState(item.events.length);
  const { stimulus, study } = item.task.taskView;
  const isHeard = [...stimulus, ...(study?.stimulus ?? [])].some(isSpoken);
  const trouble = troubleOf(item.events.slice(known), { isHeard, volume });
  if (!trouble || item.phase === "answered") return null;
  return (
    <div className={styles.notice}>
      <Icon of={TriangleAlert} />
      <p>{sentences[trouble]}</p>
      <SteadyButton icon={SkipForward} onTap={() => onSkip(trouble)}>
        <Trans>Skip this item</Trans>
      </SteadyButton>
    </div>
  );
}
