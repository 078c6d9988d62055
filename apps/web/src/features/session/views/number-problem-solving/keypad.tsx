import { Trans, useLingui } from "@lingui/react/macro";
import { Delete } from "lucide-react";
import { Icon } from "../../../../ui/icon.tsx";
import { Group } from "../parts/group.tsx";
import { TapButton } from "../parts/tap-button.tsx";
import type { Touch } from "../view-props.ts";
import styles from "./number-problem-solving.module.css";

interface KeypadProps {
  readonly name: string;
  readonly hasDot: boolean;
  readonly isBlocked: boolean;
  readonly onKey: (key: string, touch: Touch) => void;
  readonly onDelete: (touch: Touch) => void;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Number keys for a finger, so that no device keyboard hides the task. */
export function Keypad({ name, hasDot, isBlocked, onKey, onDelete }: KeypadProps) {
  const { t } = useLingui();
  const key = (digit: string, label = digit) => (
    <TapButton
      key={digit}
      className={styles.key}
      aria-label={label}
      isBlocked={isBlocked}
      onTap={(touch) => onKey(digit, touch)}
    >
      {digit}
    </TapButton>
  );
  return (
    <Group name={name} className={styles.keypad}>
      {digits.map((digit) => key(digit))}
      {hasDot ? key(".", t`point`) : <span />}
      {key("0")}
      <TapButton className={styles.key} isBlocked={isBlocked} onTap={onDelete}>
        <Icon of={Delete} />
        <span className={styles.word}>
          <Trans>Delete</Trans>
        </span>
      </TapButton>
    </Group>
  );
}
