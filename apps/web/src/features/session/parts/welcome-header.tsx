import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CircleHelp, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "../../../ui/logo.tsx";
import { SteadyButton } from "./steady-button.tsx";
import { UnsentNote } from "./unsent-note.tsx";
import styles from "./welcome-header.module.css";

interface WelcomeHeaderProps {
  readonly patientId: string;
  readonly userMenu: ReactNode;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
}

export function WelcomeHeader({ patientId, userMenu, onHelp, onSettings }: WelcomeHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={t`Regain, start page`}>
        <Logo />
      </Link>
      <UnsentNote patientId={patientId} />
      <nav className={styles.menu} aria-label={t`Help and settings`}>
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
