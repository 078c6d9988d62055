import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Note } from "@regain/contract/entities/note";
import { Link } from "@tanstack/react-router";
import { noteSearch, practiceOf, practices } from "../note-address.ts";
import styles from "./documentation.module.css";

const names = { all: msg`All practice`, clinic: msg`In the clinic only` } as const;

/** For a day with practice at both places: whether a note being written is about all of it. */
export function PracticeSwitch({ note }: { readonly note: Note }) {
  const { t, i18n } = useLingui();
  const shown = practiceOf(note);
  if (note.places.length < 2 && shown === "all") return null;
  return (
    <nav className={styles.part} aria-label={t`Practice in this note`}>
      <h2>
        <Trans>Practice</Trans>
      </h2>
      <ul className={styles.versions}>
        {practices.map((one) => (
          <li key={one}>
            <Link
              to="."
              search={(now) => noteSearch(now, now.version, one)}
              replace
              resetScroll={false}
              data-current={one === shown || undefined}
              aria-current={one === shown ? "page" : undefined}
            >
              <strong>{i18n._(names[one])}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
