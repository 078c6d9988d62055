import { Trans, useLingui } from "@lingui/react/macro";
import type { CareTeamMember, CaseEvent } from "@regain/contract/entities/caseload";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatInstant } from "../../../lib/formats.ts";
import { PatientError } from "../../../lib/patient-error.tsx";
import { useLastRead } from "../../../lib/use-last-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePageTop } from "../../../ui/use-page-top.ts";
import { caseloadPatientQuery } from "../api/caseload.ts";
import styles from "./care-team-dialog.module.css";
import { DischargeLine } from "./discharge-line.tsx";
import type { PatientDialogProps } from "./discharge-dialog.tsx";

interface MemberProps {
  readonly member: CareTeamMember;
  /** The patient's. */
  readonly timeZone: string;
}

function Member({ member, timeZone }: MemberProps) {
  const { name, email, since, dischargedAt, isYou } = member;
  return (
    <li>
      <b>{name}</b> {isYou && <Trans>(you)</Trans>}
      <p className={styles.quiet}>
        <Trans>since {formatInstant(since, timeZone)}</Trans>
        {dischargedAt && (
          <>
            , <Trans>discharged on {formatInstant(dischargedAt, timeZone)}</Trans>
          </>
        )}
        {email && !isYou && <> · {email}</>}
      </p>
    </li>
  );
}

interface HappenedProps {
  readonly event: CaseEvent;
  /** The patient's. */
  readonly timeZone: string;
}

function Happened({ event, timeZone }: HappenedProps) {
  const { t } = useLingui();
  const { kind, at, clinicianName, otherClinicianName, reasonLabel, note } = event;
  // Someone whose account was deleted has no name.
  const name = clinicianName || t`A former colleague`;
  const other = otherClinicianName || t`a former colleague`;
  const texts: Readonly<Record<CaseEvent["kind"], string>> = {
    added: t`${name} added the patient`,
    discharged: t`${name} discharged the patient`,
    readmitted: t`${name} readmitted the patient`,
    handed_over: t`${name} transferred the patient to ${other}`,
    taken_over: t`${name} took over the patient from ${other}`,
  };
  return (
    <li>
      {formatInstant(at, timeZone)}: {texts[kind]}
      {reasonLabel && <>. {reasonLabel}</>}
      {note && <p className={styles.quiet}>{note}</p>}
    </li>
  );
}

/** Who works with a patient, and what has happened between them. */
export function CareTeamDialog({ patientId, patient, onClose }: PatientDialogProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data: read, error, refetch } = useQuery(caseloadPatientQuery(patientId, page));
  // The previous page stays until the next has loaded, or if it fails to.
  const data = useLastRead(read);
  const { clinicianCount = 0, clinicians = [], eventPages } = data ?? {};
  const happened = usePageTop<HTMLElement>(eventPages?.page);
  const listed = clinicians.length;
  return (
    <Dialog
      title={t`Clinicians of ${patient}`}
      isOpen
      onClose={onClose}
      actions={
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {!data && !error && <Skeleton />}
      {data && (
        <Stack>
          {data.discharge && (
            <p>
              <DischargeLine discharge={data.discharge} timeZone={data.timeZone} />{" "}
              {data.discharge.note}
            </p>
          )}
          <ul className={styles.list}>
            {clinicians.map((member) => (
              <Member key={member.clinicianId} member={member} timeZone={data.timeZone} />
            ))}
          </ul>
          {clinicianCount > listed && (
            <p className={styles.quiet}>
              <Trans>
                The first {listed} of {clinicianCount}.
              </Trans>
            </p>
          )}
          {data.events.length > 0 && (
            <section ref={happened} tabIndex={-1}>
              <h3>
                <Trans>History</Trans>
              </h3>
              <ul className={styles.list}>
                {data.events.map((event) => (
                  <Happened key={event.id} event={event} timeZone={data.timeZone} />
                ))}
              </ul>
              {eventPages && eventPages.total > eventPages.pageSize && (
                <Pagination label={t`History`} {...eventPages} onPage={setPage} />
              )}
            </section>
          )}
        </Stack>
      )}
      {error && <PatientError error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}
