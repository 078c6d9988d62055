import { useLingui } from "@lingui/react/macro";
import type { Note, NoteDetail, SectionName } from "@regain/contract/entities/note";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { formatDay } from "../../../lib/formats.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { DocumentView } from "../../../ui/document-view.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { track } from "../../tracking/api/track.ts";
import { type NoteAsked, noteQuery } from "../api/notes.ts";
import { noteSlugs, practiceOf } from "../note-address.ts";
import { DetailSwitch } from "../parts/detail-switch.tsx";
import styles from "../parts/documentation.module.css";
import { DraftDesk } from "../parts/draft-desk.tsx";
import { NoteTools } from "../parts/note-tools.tsx";
import { SignedNotice } from "../parts/signed-notice.tsx";
import { VersionList } from "../parts/version-list.tsx";
import { useNoteTitles } from "../use-note-titles.ts";

/** What goes into the frame of a page about a patient. */
export interface NoteFrame {
  readonly heading: string;
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export interface NoteScreenProps {
  readonly asked: NoteAsked;
  readonly detail: NoteDetail;
  /** False inside the iOS app, which cannot print. */
  readonly canPrint: boolean;
  /** Shown instead of the note for a subscription that does not include it. */
  readonly locked: ReactNode;
  /** Shown instead of a note whose days have not come for the patient. */
  readonly notYet: ReactNode;
  readonly renderFrame: (frame: NoteFrame) => ReactNode;
  /** The note was signed: the version in the address no longer applies. */
  readonly onSigned: () => void;
}

const documentIn = ({ documents }: Note, detail: NoteDetail): PrintedDocument =>
  documents[detail] ?? documents.detailed;

const isLocked = (error: unknown) => isRefusedWith(error, "report-locked");

/** Everything else that could be wrong with the days of an address is noticed before they are sent. */
const isNotYet = (error: unknown) =>
  isRefusedWith(error, "malformed-request") &&
  ("date" in error.fields || "endDate" in error.fields);

const settled = () => Promise.resolve(true);

/** A clinical note: written while it is a draft, read once it is signed. Patients read their own progress notes. */
export function NoteScreen(props: NoteScreenProps) {
  const { asked, detail, canPrint, locked, notYet, renderFrame, onSigned } = props;
  const { t } = useLingui();
  const titleOf = useNoteTitles();
  const { data: note, error, isPending, refetch } = useQuery(noteQuery(asked));
  const { kind, startDate, endDate } = asked;
  useEffect(() => track("view", noteSlugs[kind]), [kind]);
  const days =
    startDate === endDate
      ? formatDay(startDate)
      : t`${formatDay(startDate)} to ${formatDay(endDate)}`;
  const dated = note ? `${note.patientName}, ${days}` : days;
  const isOfClinic = note !== undefined && practiceOf(note) === "clinic";
  const frame = {
    heading: titleOf(kind),
    below: isOfClinic ? t`${dated}. Practice in the clinic only` : dated,
  };
  const headingOf = (section: SectionName) =>
    note?.documents.detailed.blocks.flatMap((block) =>
      block.kind === "writing" && block.id === section ? [block.heading] : [],
    )[0] ?? section;
  if (note?.draft && note.shownVersion === null)
    return (
      <DraftDesk
        // Another note needs another instance: the draft belongs to one note.
        key={`${kind} ${startDate} ${endDate}`}
        note={note}
        draft={note.draft}
        asked={asked}
        detail={detail}
        document={documentIn(note, detail)}
        canPrint={canPrint}
        headingOf={headingOf}
        onSigned={onSigned}
        renderPage={(actions, children) => renderFrame({ ...frame, actions, children })}
      />
    );
  if (isNotYet(error)) return notYet;
  return renderFrame({
    ...frame,
    actions: note && (
      <NoteTools
        asked={{ ...asked, version: note.shownVersion?.toString(), practice: practiceOf(note) }}
        detail={detail}
        document={documentIn(note, detail)}
        canPrint={canPrint}
        settle={settled}
      />
    ),
    children: (
      <>
        {isPending && <Skeleton shape="block" count={2} />}
        {isLocked(error) && locked}
        {error && !isLocked(error) && (
          <ReportError
            error={error}
            isOfPart={asked.version !== undefined}
            onRetry={() => void refetch()}
          />
        )}
        {note && (
          <div className={styles.page}>
            <div className={styles.main}>
              <SignedNotice note={note} />
              <DocumentView document={documentIn(note, detail)} density="record" isTitledByPage />
            </div>
            <aside className={styles.aside}>
              {kind === "dailySessionNote" && <DetailSwitch asked={asked} detail={detail} />}
              <VersionList note={note} />
            </aside>
          </div>
        )}
      </>
    ),
  });
}
