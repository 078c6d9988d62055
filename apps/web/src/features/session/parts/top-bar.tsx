import { Trans, useLingui } from "@lingui/react/macro";
import { CircleHelp, CirclePlay, House, SkipForward } from "lucide-react";
import { memo } from "react";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./top-bar.module.css";

export type TopBarButton = "home" | "tutorial" | "skip" | "help";

export interface TopBarProps {
  readonly category: string;
  readonly note?: string | undefined;
  /** What each button does; the same functions each time, so that only what changes is rendered. */
  readonly on: Readonly<Record<TopBarButton, () => void>>;
  readonly canWatch: boolean;
  readonly canSkip: boolean;
  /** Changes each time something opened from the bar has closed: by then a tremor is over. */
  readonly occasion: string;
}

const words = {
  home: <Trans>Home</Trans>,
  tutorial: <Trans>Watch Tutorial</Trans>,
  skip: <Trans>Skip</Trans>,
  help: <Trans>Help</Trans>,
} as const;

export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { category, note, on, canWatch, canSkip, occasion } = props;
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <nav aria-label={t`Practice`} className={styles.controls}>
        <SteadyButton icon={House} onTap={on.home}>
          {words.home}
        </SteadyButton>
        <p className={styles.category}>
          {category}
          {note && <span className={styles.note}>{note}</span>}
        </p>
        <SteadyButton
          icon={CirclePlay}
          occasion={occasion}
          isBlocked={!canWatch}
          onTap={on.tutorial}
        >
          {words.tutorial}
        </SteadyButton>
        <SteadyButton icon={SkipForward} occasion={occasion} isBlocked={!canSkip} onTap={on.skip}>
          {words.skip}
        </SteadyButton>
        <SteadyButton icon={CircleHelp} occasion={occasion} onTap={on.help}>
          {words.help}
        </SteadyButton>
      </nav>
    </header>
  );
});
