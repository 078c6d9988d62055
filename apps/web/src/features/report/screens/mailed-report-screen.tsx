import { Trans, useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { useQuery } from "@tanstack/react-query";
import { canPrint } from "../../../lib/printing.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { performanceQuery } from "../api/performance.ts";
import { AllSkipped } from "../parts/all-skipped.tsx";
import { EmptyDays } from "../parts/empty-days.tsx";
import { QuietDays } from "../parts/quiet-days.tsx";
import { ReportSections } from "../parts/report-sections.tsx";
import { ReportSkeleton } from "../parts/report-skeleton.tsx";
import { SummaryTiles } from "../parts/summary-tiles.tsx";
import type { ReportRange } from "../report-range.ts";
import type { ReportTab } from "../report-tabs.ts";
import { isQuiet, stateOf } from "../report-state.ts";
import { LockedReport } from "./locked-report.tsx";

interface MailedReportScreenProps {
  readonly patientId: string;
  readonly linkToken: string;
  readonly range: ReportRange | undefined;
  readonly tab: ReportTab | undefined;
  readonly onTab: (tab: ReportTab) => void;
}

/** The summary that an email leads to. Its reader is not signed in: everything else requires a login. */
export function MailedReportScreen(props: MailedReportScreenProps) {
  const { patientId, linkToken, range, tab, onTab } = props;
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(
    performanceQuery(patientId, range, linkToken),
  );
  const state = data && stateOf(data);
  const isStale = error instanceof CallError && error.status === 410;
  const logIn = (
    <LinkButton to="/login" search={{ returnUrl: "/dashboard/report" }} look="primary">
      <Trans>Log In</Trans>
    </LinkButton>
  );
  return (
    <Stack>
      <PageHeading
        below={data && <Trans>{data.patientName}. Log in to see more.</Trans>}
        actions={data && logIn}
      >{t`Performance Summary`}</PageHeading>
      {isPending && <ReportSkeleton />}
      {error && !isStale && <ReportError error={error} onRetry={() => void refetch()} />}
      {isStale && (
        <ErrorState title={t`This link has expired`} action={logIn}>
          <Trans>Your report is safe. Log in to see it, or ask for a new email.</Trans>
        </ErrorState>
      )}
      {data && state === "unpractised" && <EmptyDays endDate={data.endDate} canChoose={false} />}
      {data && state !== "unpractised" && (
        <Stack gap={4}>
          <SummaryTiles report={data} range={range} />
          {isQuiet(data) && (
            <QuietDays
              report={data}
              areChosen={range !== undefined}
              isLocked={state === "locked"}
            />
          )}
          {state === "locked" && <LockedReport />}
          {state === "skipped" && <AllSkipped />}
          {state === "full" && (
            <ReportSections
              report={data}
              trendsOf={undefined}
              canPrint={canPrint()}
              tab={tab}
              onTab={onTab}
            />
          )}
        </Stack>
      )}
    </Stack>
  );
}
