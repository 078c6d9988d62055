import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type NoteDetail, noteDetails } from "@regain/contract/entities/note";
import { Link } from "@tanstack/react-router";
import type { NoteAsked } from "../api/notes.ts";
import { noteSearch } from "../note-address.ts";
import styles from "./documentation.module.css";

const names = { detailed: msg`Detailed`, brief: msg`Brief` } as const;

interface DetailSwitchProps {
  readonly asked: NoteAsked;
  readonly detail: NoteDetail;
}

/** Switches between more and less detail for the same day. */
export function DetailSwitch({ asked, detail }: DetailSwitchProps) {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.part} aria-label={t`Type of note`}>
      <h2>
        <Trans>Type</Trans>
      </h2>
      <ul className={styles.versions}>
        {noteDetails.map((one) => (
          <li key={one}>
            <Link
              to="/dashboard/patient/$patientId/daily-session-note/$type/$date"
              params={{ patientId: asked.patientId, type: one, date: asked.endDate }}
              search={(now) => noteSearch(now, now.version, now.practice)}
              replace
              resetScroll={false}
              data-current={one === detail || undefined}
              aria-current={one === detail ? "page" : undefined}
            >
              <strong>{i18n._(names[one])}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
