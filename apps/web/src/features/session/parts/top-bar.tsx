import { Trans, useLingui } from "@lingui/react/macro";
import { CircleHelp, CirclePlay, House, SkipForward } from "lucide-react";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./top-bar.module.css";

export interface TopBarProps {
  readonly category: string;
  readonly onHome: () => void;
  readonly onTutorial: () => void;
  readonly onSkip: () => void;
  readonly onHelp: () => void;
  readonly canSkip: boolean;
}

export function TopBar({ category, onHome, onTutorial, onSkip, onHelp, canSkip }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <nav aria-label={t`Practice`} className={styles.controls}>
        <SteadyButton icon={House} onTap={onHome}>
          <Trans>Home</Trans>
        </SteadyButton>
        <p className={styles.category}>{category}</p>
        <SteadyButton icon={CirclePlay} onTap={onTutorial}>
          <Trans>Watch Tutorial</Trans>
        </SteadyButton>
        <SteadyButton icon={SkipForward} isBlocked={!canSkip} onTap={onSkip}>
          <Trans>Skip</Trans>
        </SteadyButton>
        <SteadyButton icon={CircleHelp} onTap={onHelp}>
          <Trans>Help</Trans>
        </SteadyButton>
      </nav>
    </header>
  );
}
