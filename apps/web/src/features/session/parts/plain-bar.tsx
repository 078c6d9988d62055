import { Trans, useLingui } from "@lingui/react/macro";
import { CircleHelp, House } from "lucide-react";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./top-bar.module.css";

interface PlainBarProps {
  readonly title: string;
  readonly onHome: () => void;
  readonly onHelp: () => void;
}

/** Home and Help in their usual place, above a screen that is not an exercise. */
export function PlainBar({ title, onHome, onHelp }: PlainBarProps) {
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <nav aria-label={t`Practice`} className={styles.controls} data-plain>
        <SteadyButton icon={House} onTap={onHome}>
          <Trans>Home</Trans>
        </SteadyButton>
        <p className={styles.category}>{title}</p>
        <SteadyButton icon={CircleHelp} onTap={onHelp}>
          <Trans>Help</Trans>
        </SteadyButton>
      </nav>
    </header>
  );
}
