import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { noteDraftsQuery, signedNotesQuery } from "../api/notes.ts";
import styles from "../parts/documentation.module.css";
import { DraftNotes, SignedNotes } from "../parts/note-lists.tsx";
import type { NoteFrame } from "./note-screen.tsx";

export interface NotesScreenProps {
  readonly patientId: string;
  readonly renderFrame: (frame: NoteFrame) => ReactNode;
}

/** All notes about a patient: first drafts, then signed notes. */
export function NotesScreen({ patientId, renderFrame }: NotesScreenProps) {
  const { t } = useLingui();
  const drafts = useQuery(noteDraftsQuery(patientId));
  const signed = useQuery(signedNotesQuery(patientId));
  const isPending = drafts.isPending || signed.isPending;
  const isEmpty = drafts.data?.drafts.length === 0 && signed.data?.notes.length === 0;
  const heading = t`All notes`;
  if (drafts.isLoadingError && signed.isLoadingError) {
    const askAgain = () => void Promise.all([drafts.refetch(), signed.refetch()]);
    const children = <PatientError error={drafts.error} onRetry={askAgain} />;
    return renderFrame({ heading, children });
  }
  return renderFrame({
    heading,
    children: (
      <>
        {isPending && <Skeleton shape="block" label={t`Loading the notes`} />}
        {/* The lists stay mounted while loading: a list mounted after its request has failed would send it again. */}
        <div hidden={isPending}>
          <div className={styles.picker}>
            {isEmpty && (
              <EmptyState title={t`No notes yet`} picture={FileText}>
                <Trans>
                  Notes about this patient appear here: drafts first, then signed notes. To begin,
                  choose a type of note under Documentation.
                </Trans>
              </EmptyState>
            )}
            <DraftNotes patientId={patientId} />
            <SignedNotes patientId={patientId} />
          </div>
        </div>
      </>
    ),
  });
}
