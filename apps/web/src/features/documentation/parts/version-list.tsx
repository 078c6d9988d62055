import { Trans, useLingui } from "@lingui/react/macro";
import type { Note, NoteVersion } from "@regain/contract/entities/note";
import { Link } from "@tanstack/react-router";
import { formatMoment, formatZonedMoment } from "../../../lib/formats.ts";
import { noteSearch } from "../note-address.ts";
import styles from "./documentation.module.css";

interface VersionListProps {
  readonly note: Note;
  /** A version signed since the note was loaded. */
  readonly signed?: NoteVersion | undefined;
}

/** Every signed version of a note, and its draft, if any. */
export function VersionList({ note, signed }: VersionListProps) {
  const { t } = useLingui();
  const { shownVersion, draft } = note;
  const isNew = signed && signed.number > (note.versions[0]?.number ?? 0);
  const versions = isNew ? [signed, ...note.versions] : note.versions;
  if (versions.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Versions`}>
      <h2>
        <Trans>Versions</Trans>
      </h2>
      <ul className={styles.versions}>
        {draft?.isOpen && (
          <li>
            <Link
              to="."
              search={(now) => noteSearch(now, "0", now.practice)}
              replace
              data-current={shownVersion === null || undefined}
              aria-current={shownVersion === null ? "page" : undefined}
            >
              <strong>
                <Trans>Draft</Trans>
              </strong>
              {draft.changedAt && (
                <span>
                  {draft.changedBy}, {formatMoment(draft.changedAt)}
                </span>
              )}
            </Link>
          </li>
        )}
        {versions.map(({ number, signedBy, signedAt }) => (
          <li key={number}>
            <Link
              to="."
              search={(now) => noteSearch(now, String(number))}
              replace
              data-current={shownVersion === number || undefined}
              aria-current={shownVersion === number ? "page" : undefined}
            >
              <strong>
                <Trans>Version {number}</Trans>
              </strong>
              <span>
                {signedBy}, {formatZonedMoment(signedAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
