import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteKind, NoteName } from "@regain/contract/entities/note";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { formatMoment, formatZonedMoment } from "../../../lib/formats.ts";
import { noteDraftsQuery, signedNotesQuery } from "../api/notes.ts";
import styles from "./documentation.module.css";
import { NoteLink } from "./note-link.tsx";

interface NoteListProps {
  readonly patientId: string;
  /** Notes of every kind if not given. */
  readonly kind?: NoteKind;
}

interface NotesProps extends NoteListProps {
  readonly title: string;
  /** Each with who wrote or signed it, and when. */
  readonly notes: readonly (NoteName & { readonly said: ReactNode })[];
  /** Shown if there are more than are listed. */
  readonly older: ReactNode;
}

function Notes({ patientId, kind, title, notes, older }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.versions}>
        {notes.map(({ said, ...name }) => (
          <li key={`${name.kind} ${name.startDate} ${name.endDate}`}>
            <NoteLink patientId={patientId} saysKind={!kind} {...name}>
              {said}
            </NoteLink>
          </li>
        ))}
      </ul>
      {older && <p>{older}</p>}
    </section>
  );
}

/** Notes with unsigned text; renders nothing if there are none. */
export function DraftNotes(props: NoteListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(noteDraftsQuery(props.patientId, props.kind));
  if (error && !data) return <PatientError error={error} onRetry={() => void refetch()} />;
  const { drafts = [], hasOlder } = data ?? {};
  const count = drafts.length;
  return (
    <Notes
      {...props}
      title={t`Drafts`}
      notes={drafts.map(({ changedBy, changedAt, ...name }) => ({
        ...name,
        said: (
          <Trans>
            Not signed. {changedBy}, {formatMoment(changedAt)}
          </Trans>
        ),
      }))}
      older={hasOlder && <Trans>These are the {count} changed most recently.</Trans>}
    />
  );
}

/** Signed notes, each by its latest version; renders nothing if there are none. */
export function SignedNotes(props: NoteListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(signedNotesQuery(props.patientId, props.kind));
  if (error && !data) return <PatientError error={error} onRetry={() => void refetch()} />;
  const { notes = [], hasOlder } = data ?? {};
  const count = notes.length;
  return (
    <Notes
      {...props}
      title={t`Signed notes`}
      notes={notes.map(({ latest: { signedBy, signedAt }, ...name }) => ({
        ...name,
        said: (
          <Trans>
            Signed by {signedBy}, {formatZonedMoment(signedAt)}
          </Trans>
        ),
      }))}
      older={
        hasOlder && (
          <Trans>
            These are the {count} signed most recently. For an older one, choose its days.
          </Trans>
        )
      }
    />
  );
}
