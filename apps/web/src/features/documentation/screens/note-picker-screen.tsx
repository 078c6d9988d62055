import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteDetail, NoteKind } from "@regain/contract/entities/note";
import { type ReactNode, useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import type { DayRange } from "../../../ui/date-limits.ts";
import type { AddressFault } from "../note-address.ts";
import styles from "../parts/documentation.module.css";
import { NoteChoice } from "../parts/note-choice.tsx";
import { DraftNotes, SignedNotes } from "../parts/note-lists.tsx";
import { SeeReport } from "../parts/see-report.tsx";
import { useNoteTitles } from "../use-note-titles.ts";
import { usePatientToday } from "../use-patient-today.ts";
import type { NoteFrame } from "./note-screen.tsx";

const faults = {
  "no-day": msg`The address contains a day that does not exist. Choose the days here.`,
  reversed: msg`The first day in the address comes after the last. Choose the days here.`,
  future: msg`The address contains a day in the future. Choose the days here.`,
  "no-kind": msg`There is no such type of note. Choose the days here.`,
} as const satisfies Readonly<Record<AddressFault, unknown>>;

export interface NotePickerScreenProps {
  readonly patientId: string;
  readonly kind: NoteKind;
  /** What is wrong with the days in the address, if it has any. */
  readonly fault?: AddressFault | undefined;
  readonly renderFrame: (frame: NoteFrame) => ReactNode;
}

/** Asks for a note's days if the address does not name them. */
export function NotePickerScreen({ patientId, kind, fault, renderFrame }: NotePickerScreenProps) {
  const { i18n } = useLingui();
  const { user } = useSignedIn();
  const titleOf = useNoteTitles();
  const today = usePatientToday(patientId, kind);
  const [detail, setDetail] = useState<NoteDetail | null>(null);
  const [range, setRange] = useState<DayRange | null>(null);
  return renderFrame({
    heading: titleOf(kind),
    children: (
      <div className={styles.picker}>
        {fault && (
          <p role="alert" className={styles.notice} data-tone="changed">
            {i18n._(faults[fault])}
          </p>
        )}
        <div className={styles.form}>
          <NoteChoice
            kind={kind}
            today={today}
            range={range}
            onRange={setRange}
            detail={detail}
            onDetail={setDetail}
          />
          <SeeReport patientId={patientId} kind={kind} today={today} range={range} detail={detail}>
            <Trans>Generate Report</Trans>
          </SeeReport>
        </div>
        {user.type === "clinician" && <DraftNotes patientId={patientId} kind={kind} />}
        <SignedNotes patientId={patientId} kind={kind} />
      </div>
    ),
  });
}
