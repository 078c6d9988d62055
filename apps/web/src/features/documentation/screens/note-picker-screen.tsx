import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteDetail, NoteKind } from "@regain/contract/entities/note";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { formatDay, formatMoment } from "../../../lib/formats.ts";
import type { DayRange } from "../../../ui/date-limits.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { signedNotesQuery } from "../api/notes.ts";
import { type AddressFault, noteSearch } from "../note-address.ts";
import styles from "../parts/documentation.module.css";
import { NoteChoice } from "../parts/note-choice.tsx";
import { SeeReport } from "../parts/see-report.tsx";
import { useNoteTitles } from "../use-note-titles.ts";
import { usePatientToday } from "../use-patient-today.ts";
import type { NoteFrame } from "./note-screen.tsx";

const faults = {
  "no-day": msg`The address names a day that does not exist. Choose the days here.`,
  reversed: msg`The first day in the address comes after the last. Choose the days here.`,
  future: msg`The address names a day in the future. Choose the days here.`,
  "no-kind": msg`There is no such kind of note. Choose the days here.`,
} as const satisfies Readonly<Record<AddressFault, unknown>>;

export interface NotePickerScreenProps {
  readonly patientId: string;
  readonly kind: NoteKind;
  /** What is wrong with the days of the address, where it has some. */
  readonly fault?: AddressFault | undefined;
  readonly renderFrame: (frame: NoteFrame) => ReactNode;
}

/** Notes of this kind that are signed already. */
function SignedNotes({ patientId, kind }: Pick<NotePickerScreenProps, "patientId" | "kind">) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(signedNotesQuery(patientId, kind));
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  const { notes = [], hasOlder } = data ?? {};
  if (notes.length === 0) return null;
  const count = notes.length;
  return (
    <section className={styles.part} aria-label={t`Signed notes`}>
      <h2>
        <Trans>Signed notes</Trans>
      </h2>
      <ul className={styles.versions}>
        {notes.map(({ startDate, endDate, latest: { signedBy, signedAt } }) => (
          <li key={`${startDate} ${endDate}`}>
            <Link
              to={
                kind === "progressNote"
                  ? "/dashboard/patient/$patientId/progress-note/$startDate/$endDate"
                  : "/dashboard/patient/$patientId/discharge-summary/$startDate/$endDate"
              }
              params={{ patientId, startDate, endDate }}
              search={(now) => noteSearch(now)}
            >
              <strong>
                <Trans>
                  {formatDay(startDate)} to {formatDay(endDate)}
                </Trans>
              </strong>
              <span>
                <Trans>
                  Signed by {signedBy}, {formatMoment(signedAt)}
                </Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasOlder && (
        <p>
          <Trans>
            These are the {count} that were signed last. For an older one, choose its days above.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** Asks for the days of a note that the address does not name. */
export function NotePickerScreen({ patientId, kind, fault, renderFrame }: NotePickerScreenProps) {
  const { i18n } = useLingui();
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
        {kind !== "dailySessionNote" && <SignedNotes patientId={patientId} kind={kind} />}
      </div>
    ),
  });
}
