import { Trans } from "@lingui/react/macro";
import { Check, CircleDot, Lightbulb, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import styles from "./mark.module.css";
import { useReader } from "./reader-context.ts";

/** How a choice is marked: a hint points to it, it is right, or it is what the patient chose instead. */
export type Mark = "hint" | "right" | "chosen";

/** Above an answer shown alone, whatever the patient gave, `Right` would read as praise. */
type Sign = Mark | "answer";

const marks: Readonly<Record<Sign, { readonly icon: LucideIcon; readonly word: ReactNode }>> = {
  hint: { icon: Lightbulb, word: <Trans>Hint</Trans> },
  right: { icon: Check, word: <Trans>Right</Trans> },
  answer: { icon: Check, word: <Trans>Right answer</Trans> },
  chosen: { icon: CircleDot, word: <Trans>You chose this</Trans> },
};

/** A sign with its word; on a small tile the word is there for screen readers only. */
export function MarkSign({
  mark,
  isSmall = false,
}: {
  readonly mark: Sign;
  readonly isSmall?: boolean;
}) {
  const { icon, word } = marks[mark];
  const reader = useReader();
  return (
    <span className={styles.sign} data-mark={mark} data-small={isSmall || undefined}>
      <Icon of={icon} />
      <span className={isSmall ? styles.unseen : undefined}>
        {mark === "chosen" && reader === "other" ? <Trans>The patient chose this</Trans> : word}
      </span>
    </span>
  );
}
