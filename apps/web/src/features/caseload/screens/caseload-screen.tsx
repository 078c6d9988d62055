import { Trans, useLingui } from "@lingui/react/macro";
import type { Attention, PatientRow } from "@regain/contract/entities/caseload";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useLastRead } from "../../../lib/use-last-read.ts";
import { useNewDay } from "../../../lib/use-new-day.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { MenuEntry } from "../../../ui/menu.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { caseloadKey, patientsQuery } from "../api/caseload.ts";
import type { ListChange, ListSearch } from "../list-search.ts";
import { AttentionList } from "../parts/attention-list.tsx";
import { FirstVisit } from "../parts/first-visit.tsx";
import { PatientList } from "../parts/patient-list.tsx";
import { SummaryLine } from "../parts/summary-line.tsx";

export interface CaseloadScreenProps {
  /** From the address. */
  readonly search: ListSearch;
  readonly onSearch: (change: ListChange) => void;
  /** Actions for a patient from other areas, for the row's menu. */
  readonly rowActions: (row: PatientRow) => readonly MenuEntry[];
  /** Next to an opened row's homework. */
  readonly renderScheduleActions?: (row: PatientRow) => ReactNode;
  /** The action for somebody who needs attention. */
  readonly renderAttentionAction: (item: Attention) => ReactNode;
  /** What has just happened, above everything else. */
  readonly notice?: ReactNode;
  /** Leads to the patient brochure: above the list, and on a clinician's first visit. */
  readonly renderBrochure: (place: "heading" | "first-visit") => ReactNode;
}

const AddPatient = () => (
  <LinkButton to="/dashboard/add-patient" look="primary" icon={UserPlus}>
    <Trans>Add patient</Trans>
  </LinkButton>
);

/** The clinician's patients: who needs them today, then all of them. */
export function CaseloadScreen(props: CaseloadScreenProps) {
  const { search, notice, renderBrochure, renderAttentionAction } = props;
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(patientsQuery(search));
  const read = useLastRead(data);
  const queries = useQueryClient();
  // Who needs the clinician, and every status, goes by the day.
  useNewDay(() => void queries.invalidateQueries({ queryKey: caseloadKey }));
  const isEmpty = read?.StatusTypes.every(({ count }) => count === 0);
  const loading = <Skeleton shape="block" count={2} label={t`Loading your patients`} />;
  const failed = error && (
    <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
  );
  return (
    <Stack>
      <PageHeading
        below={read && !isEmpty && <SummaryLine summary={read.Summary} />}
        actions={
          <>
            {renderBrochure("heading")}
            <AddPatient />
          </>
        }
      >{t`My patients`}</PageHeading>
      {notice}
      {isPending && !read && loading}
      {isEmpty && (
        <EmptyState title={t`No patients yet`} picture={UserPlus} action={<AddPatient />}>
          <Trans>
            Your patients appear here, with how they practice and who needs you. Add your first
            patient.
          </Trans>
        </EmptyState>
      )}
      {read && !isEmpty && <AttentionList renderAction={renderAttentionAction} />}
      {(read || failed) && !isEmpty && (
        <PatientList
          {...props}
          data={data}
          statuses={read?.StatusTypes}
          inPlace={failed || loading}
        />
      )}
      {read && <FirstVisit brochure={renderBrochure("first-visit")} />}
    </Stack>
  );
}
