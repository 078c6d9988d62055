import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CircleHelp, House, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "../../../ui/logo.tsx";
import { SteadyButton } from "./steady-button.tsx";
import { UnsentNote } from "./unsent-note.tsx";
import styles from "./welcome-header.module.css";

interface WelcomeHeaderProps {
  readonly patientId: string;
  readonly userMenu: ReactNode;
  /** Leads back to the welcome, where this stands above something else. */
  readonly onHome: (() => void) | undefined;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
}

export function WelcomeHeader(props: WelcomeHeaderProps) {
  const { patientId, userMenu, onHome, onHelp, onSettings } = props;
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={t`Regain, start page`}>
        <Logo />
      </Link>
      <UnsentNote patientId={patientId} />
      <nav className={styles.menu} aria-label={t`Help and settings`}>
        {onHome && (
          <SteadyButton icon={House} onTap={onHome}>
            <Trans>Home</Trans>
          </SteadyButton>
        )}
        <SteadyButton icon={CircleHelp} onTap={onHelp}>
          <Trans>Help</Trans>
        </SteadyButton>
        <SteadyButton icon={Settings2} onTap={onSettings}>
          <Trans>Settings</Trans>
        </SteadyButton>
      </nav>
      {userMenu && <div className={styles.user}>{userMenu}</div>}
    </header>
  );
}
