import { Trans, useLingui } from "@lingui/react/macro";
import { Delete } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Group } from "../views/parts/group.tsx";
import { TapButton } from "../views/parts/tap-button.tsx";
import {
  type CalculatorTrouble,
  deleteLast,
  emptyCalculator,
  pressKey,
} from "./calculator-expression.ts";
import styles from "./calculator.module.css";

const rows = [
  ["7", "8", "9", "÷"],
  ["4", "5", "6", "×"],
  ["1", "2", "3", "−"],
  ["0", ".", "=", "+"],
] as const;

/** What the keyboard writes for a key of the calculator. */
const typed: Readonly<Record<string, string>> = {
  "*": "×",
  x: "×",
  "/": "÷",
  "-": "−",
};
const kinds: Readonly<Record<string, "sign" | "equals">> = {
  "÷": "sign",
  "×": "sign",
  "−": "sign",
  "+": "sign",
  "=": "equals",
};
const keys: ReadonlySet<string> = new Set(rows.flat());

const troubles: Readonly<Record<CalculatorTrouble, ReactNode>> = {
  incomplete: <Trans>This problem is not complete.</Trans>,
  zero: <Trans>Nothing can be divided by 0.</Trans>,
};

/** A pocket calculator: it helps with the sum and never touches the answer. */
export function Calculator() {
  const { t } = useLingui();
  const [state, setState] = useState(emptyCalculator);
  const names: Readonly<Record<string, string>> = {
    "÷": t`divided by`,
    "×": t`times`,
    "−": t`minus`,
    "+": t`plus`,
    "=": t`equals`,
    ".": t`point`,
  };

  const press = (key: string) => setState((now) => pressKey(now, key));
  const back = () => setState(deleteLast);
  const type = (name: string) => {
    const key = typed[name] ?? name;
    if (key === "Backspace") back();
    else if (keys.has(key)) press(key);
  };

  return (
    <Group name={t`Calculator`} className={styles.calculator}>
      <output className={styles.display} aria-label={t`Display`}>
        {state.line || "0"}
      </output>
      <output className={styles.note}>{state.trouble && troubles[state.trouble]}</output>
      <div className={styles.keys}>
        {rows.flat().map((key) => (
          <TapButton
            key={key}
            className={styles.key}
            data-kind={kinds[key]}
            aria-label={names[key] ?? key}
            onKeyDown={(event) => event.key !== "Enter" && type(event.key)}
            onTap={() => press(key)}
          >
            {key}
          </TapButton>
        ))}
        <TapButton className={styles.wide} onTap={() => setState(emptyCalculator)}>
          <Trans>Clear</Trans>
        </TapButton>
        <TapButton className={styles.wide} onTap={back}>
          <Icon of={Delete} />
          <Trans>Delete</Trans>
        </TapButton>
      </div>
    </Group>
  );
}
