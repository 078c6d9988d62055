import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
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

/** All notes about a patient: what is written and not signed, then what is signed. */
export function NotesScreen({ patientId, renderFrame }: NotesScreenProps) {
  const { t } = useLingui();
  const drafts = useQuery(noteDraftsQuery(patientId));
  const signed = useQuery(signedNotesQuery(patientId));
  const isPending = drafts.isPending || signed.isPending;
  const isEmpty = drafts.data?.drafts.length === 0 && signed.data?.notes.length === 0;
  return renderFrame({
    heading: t`All notes`,
    children: (
      <div className={styles.picker}>
        {isPending && <Skeleton shape="block" label={t`Loading the notes`} />}
        {isEmpty && (
          <EmptyState title={t`No notes yet`} picture={FileText}>
            <Trans>
              What is written about this patient shows here: drafts first, then what is signed.
              Choose a kind of note under Documentation to begin.
            </Trans>
          </EmptyState>
        )}
        {!isPending && <DraftNotes patientId={patientId} />}
        {!isPending && <SignedNotes patientId={patientId} />}
      </div>
    ),
  });
}
