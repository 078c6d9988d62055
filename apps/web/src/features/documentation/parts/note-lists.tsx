import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteKind } from "@regain/contract/entities/note";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../lib/error-text.ts";
import { formatMoment } from "../../../lib/formats.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { noteDraftsQuery, signedNotesQuery } from "../api/notes.ts";
import styles from "./documentation.module.css";
import { NoteLink } from "./note-link.tsx";

interface NoteListProps {
  readonly patientId: string;
  /** Notes of every kind where it is not given. */
  readonly kind?: NoteKind;
}

/** Notes in which something is written that nobody has signed; nothing where there are none. */
export function DraftNotes({ patientId, kind }: NoteListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(noteDraftsQuery(patientId, kind));
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  const { drafts = [], hasOlder } = data ?? {};
  const count = drafts.length;
  if (count === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Drafts`}>
      <h2>
        <Trans>Drafts</Trans>
      </h2>
      <ul className={styles.versions}>
        {drafts.map(({ changedBy, changedAt, ...name }) => (
          <li key={`${name.kind} ${name.startDate} ${name.endDate}`}>
            <NoteLink patientId={patientId} saysKind={!kind} {...name}>
              <Trans>
                Not signed. {changedBy}, {formatMoment(changedAt)}
              </Trans>
            </NoteLink>
          </li>
        ))}
      </ul>
      {hasOlder && (
        <p>
          <Trans>These are the {count} that were changed last.</Trans>
        </p>
      )}
    </section>
  );
}

/** Notes that are signed, each by its latest version; nothing where there are none. */
export function SignedNotes({ patientId, kind }: NoteListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(signedNotesQuery(patientId, kind));
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  const { notes = [], hasOlder } = data ?? {};
  const count = notes.length;
  if (count === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Signed notes`}>
      <h2>
        <Trans>Signed notes</Trans>
      </h2>
      <ul className={styles.versions}>
        {notes.map(({ latest: { signedBy, signedAt }, ...name }) => (
          <li key={`${name.kind} ${name.startDate} ${name.endDate}`}>
            <NoteLink patientId={patientId} saysKind={!kind} {...name}>
              <Trans>
                Signed by {signedBy}, {formatMoment(signedAt)}
              </Trans>
            </NoteLink>
          </li>
        ))}
      </ul>
      {hasOlder && (
        <p>
          <Trans>
            These are the {count} that were signed last. For an older one, choose its days.
          </Trans>
        </p>
      )}
    </section>
  );
}
