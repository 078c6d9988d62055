import { Trans, useLingui } from "@lingui/react/macro";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useSignedIn } from "../../../lib/current-user.ts";
import { support } from "../../../lib/support.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { track } from "../../tracking/api/track.ts";
import { performanceQuery } from "../api/performance.ts";
import { AssessmentsPanel } from "../parts/assessments-panel.tsx";
import { EmptyForClinician } from "../parts/empty-for-clinician.tsx";
import { EmptyWelcome } from "../parts/empty-welcome.tsx";
import { LockedReport } from "../parts/locked-report.tsx";
import { ReportSkeleton } from "../parts/report-skeleton.tsx";
import { SkillAreasPanel } from "../parts/skill-areas-panel.tsx";
import { SummaryTiles } from "../parts/summary-tiles.tsx";
import { TasksPanel } from "../parts/tasks-panel.tsx";
import type { ReportRange } from "../report-range.ts";
import { isEmptyReport, type ReportTab, tabToOpen } from "../report-tabs.ts";

export interface PerformanceScreenProps {
  /** Whom a clinician reads about; the signed-in patient where it is not given. */
  readonly patientId?: string;
  /** What stands above the heading, by the patient's name once it is known. */
  readonly renderAbove?: (patientName: string | undefined) => ReactNode;
  /** The tab that the address names. */
  readonly tab: ReportTab | undefined;
  /** The days that the address names; the last 30 where there are none. */
  readonly range: ReportRange | undefined;
  readonly onTab: (tab: ReportTab) => void;
}

type BodyProps = PerformanceScreenProps & { readonly report: PerformanceReport };

function Sections({ report, tab, onTab }: BodyProps) {
  const { t } = useLingui();
  const { domains, tasks, assessments } = report.sections;
  return (
    <Tabs<ReportTab>
      name={t`Parts of the report`}
      selected={tabToOpen(report, tab)}
      onSelect={onTab}
      tabs={[
        {
          id: "skill-areas",
          label: t`Skill areas`,
          content: <SkillAreasPanel domains={domains} />,
        },
        { id: "tasks", label: t`Tasks`, content: <TasksPanel tasks={tasks} /> },
        {
          id: "assessments",
          label: t`Assessments`,
          content: <AssessmentsPanel assessments={assessments} />,
        },
      ]}
    />
  );
}

function Body(props: BodyProps) {
  const { report, range } = props;
  if (report.isLocked)
    return (
      <Stack gap={4}>
        <SummaryTiles report={report} range={range} />
        <LockedReport />
      </Stack>
    );
  if (isEmptyReport(report))
    return props.patientId ? <EmptyForClinician /> : <EmptyWelcome name={report.patientName} />;
  return (
    <Stack gap={4}>
      <SummaryTiles report={report} range={range} />
      <Sections {...props} />
    </Stack>
  );
}

/** A patient's performance summary: their own, or one that their clinician reads. */
export function PerformanceScreen(props: PerformanceScreenProps) {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const { patientId = user.userId, range, renderAbove } = props;
  const { data, error, isPending, refetch } = useQuery(performanceQuery(patientId, range));
  return (
    <Stack>
      {renderAbove?.(data?.patientName)}
      <PageHeading
        actions={
          data &&
          !isEmptyReport(data) && (
            <Button
              icon={Printer}
              onPress={() => {
                track("print", "report");
                window.print();
              }}
            >
              <Trans>Print</Trans>
            </Button>
          )
        }
      >{t`Performance Summary`}</PageHeading>
      {isPending && <ReportSkeleton />}
      {error && (
        <ErrorState title={t`Report Error`} onRetry={() => void refetch()}>
          {errorText(error) || t`Unable to get report data`}{" "}
          <Trans>
            Please reach out to Customer Support at {support.phone} or {support.email} if the error
            persists.
          </Trans>
        </ErrorState>
      )}
      {data && <Body report={data} {...props} />}
    </Stack>
  );
}
