import { useLingui } from "@lingui/react/macro";
import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import styles from "./switch.module.css";

export interface SwitchProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** On or off, shown in a word as well as by color and position. */
export function Switch({ label, isSelected, onChange }: SwitchProps) {
  const { t } = useLingui();
  return (
    <SwitchField isSelected={isSelected} onChange={onChange}>
      <SwitchButton className={styles.switch ?? ""}>
        <span>{label}</span>
        <span className={styles.state} aria-hidden>
          {isSelected ? t`On` : t`Off`}
          <span className={styles.rail} />
        </span>
      </SwitchButton>
    </SwitchField>
  );
}
