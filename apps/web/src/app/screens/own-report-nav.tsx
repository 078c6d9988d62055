import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { FileText, Play } from "lucide-react";
import { useSignedIn } from "../../lib/current-user.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { NavGroup } from "./nav-group.tsx";
import styles from "./patient-nav.module.css";
import { exportPlace, performancePlaces } from "./patient-places.ts";

/** A patient's own pages about their progress. */
export function OwnReportNav() {
  const { t, i18n } = useLingui();
  const { user } = useSignedIn();
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/+$/, "") });
  // `/dashboard` shows the same page.
  const here = pathname === "/dashboard" ? "/dashboard/report" : pathname;
  return (
    <div className={styles.around}>
      <div className={styles.practice}>
        <LinkButton to="/do-therapy" look="primary" size="large" icon={Play}>
          <Trans>Start practice</Trans>
        </LinkButton>
      </div>
      <nav className={styles.nav} aria-label={t`Pages about your practice`}>
        <NavGroup label={t`Performance & Documentation`} folds="narrow" holdsCurrent>
          {performancePlaces.map(({ id, own, label, icon }) => (
            <li key={id}>
              <Link
                to={own}
                className={styles.place}
                {...(here === own && { "aria-current": "page" })}
              >
                <Icon of={icon} />
                {i18n._(label)}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="/dashboard/patient/$patientId/progress-note"
              params={{ patientId: user.userId }}
              className={styles.place}
            >
              <Icon of={FileText} />
              {t`Progress Note`}
            </Link>
          </li>
          <li>
            <Link to={exportPlace.own} className={styles.place}>
              <Icon of={exportPlace.icon} />
              {t`Download your data`}
            </Link>
          </li>
        </NavGroup>
      </nav>
    </div>
  );
}
