import { Trans, useLingui } from "@lingui/react/macro";
import { Delete } from "lucide-react";
import { classes } from "../../../../ui/classes.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Group } from "../parts/group.tsx";
import { TapButton } from "../parts/tap-button.tsx";
import type { Touch } from "../view-props.ts";
import styles from "./letter-pad.module.css";

interface LetterPadProps {
  readonly isBlocked: boolean;
  readonly onLetter: (letter: string, touch: Touch) => void;
  readonly onDelete: (touch: Touch) => void;
}

const letters = "abcdefghijklmnopqrstuvwxyz".split("");

/** Letters to press one by one, for anyone without a keyboard: the same for every word, in alphabetical order. */
export function LetterPad({ isBlocked, onLetter, onDelete }: LetterPadProps) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = { "'": t`apostrophe`, "-": t`hyphen` };
  return (
    <Group name={t`Letter keys`} className={styles.pad} data-letter-keys>
      {[...letters, "'", "-"].map((letter) => (
        <TapButton
          key={letter}
          className={styles.key}
          aria-label={names[letter]}
          isBlocked={isBlocked}
          onTap={(touch) => onLetter(letter, touch)}
        >
          {letter}
        </TapButton>
      ))}
      <TapButton
        className={classes(styles.key, styles.wide, styles.space)}
        isBlocked={isBlocked}
        onTap={(touch) => onLetter(" ", touch)}
      >
        <Trans>Space</Trans>
      </TapButton>
      <TapButton
        className={classes(styles.key, styles.wide, styles.delete)}
        isBlocked={isBlocked}
        onTap={onDelete}
      >
        <Icon of={Delete} />
        <Trans>Delete</Trans>
      </TapButton>
    </Group>
  );
}
