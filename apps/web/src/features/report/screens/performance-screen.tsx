import type { PerformanceReport } from "@regain/contract/entities/report";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from "react";
import { afterPaint } from "../../../lib/after-paint.ts";
import { useSignedIn } from "../../../lib/current-user.ts";
import { PrintButton } from "../../../lib/print-button.tsx";
import { ReportError } from "../../../lib/report-error.tsx";
import { useOwnScores } from "../../../lib/use-own-scores.ts";
import { Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { track } from "../../tracking/api/track.ts";
import { performanceQuery } from "../api/performance.ts";
import { AllSkipped } from "../parts/all-skipped.tsx";
import { EmptyDays } from "../parts/empty-days.tsx";
import { EmptyForClinician } from "../parts/empty-for-clinician.tsx";
import { EmptyWelcome } from "../parts/empty-welcome.tsx";
import { PaperHead } from "../parts/paper-head.tsx";
import paper from "../parts/paper.module.css";
import { QuietDays } from "../parts/quiet-days.tsx";
import { ReportSkeleton } from "../parts/report-skeleton.tsx";
import { SummaryTiles } from "../parts/summary-tiles.tsx";
import type { ReportRange } from "../report-range.ts";
import type { ReportTab } from "../report-tabs.ts";
import { endsEarlier, isQuiet, stateOf } from "../report-state.ts";
import { HiddenScores } from "./hidden-scores.tsx";

// What people press and choose with is heavy; the figures above it need not wait for it, and few see the lock.
const ReportSections = lazyRouteComponent(
  () => import("../parts/report-sections.tsx"),
  "ReportSections",
);
const LockedReport = lazyRouteComponent(() => import("./locked-report.tsx"), "LockedReport");

// The calendar is heavy, and the report need not wait for it.
const ReportRangeField = lazy(async () => {
  const { ReportRangeField: field } = await import("../parts/report-range-field.tsx");
  return { default: field };
});

export interface FrameParts {
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export interface PerformanceScreenProps {
  /** Whom a clinician reads about; the signed-in patient where it is not given. */
  readonly patientId?: string | undefined;
  /** The tab that the address names. */
  readonly tab: ReportTab | undefined;
  readonly onTab: (tab: ReportTab) => void;
  /** The days that the address names; the last 30 where there are none. */
  readonly range: ReportRange | undefined;
  readonly onRange: (range: ReportRange) => void;
  /** Not inside the iOS app, which prints nothing. */
  readonly canPrint: boolean;
  /** The page's heading and navigation around what is given. */
  readonly renderFrame: (parts: FrameParts) => ReactNode;
}

type BodyProps = PerformanceScreenProps & {
  readonly report: PerformanceReport;
  readonly scores: ReturnType<typeof useOwnScores>;
};

/** Nothing was ever practised, or not until the last day that was chosen. */
function Empty({ report, patientId }: BodyProps) {
  const { user } = useSignedIn();
  if (endsEarlier(report)) return <EmptyDays endDate={report.endDate} canChoose />;
  return patientId === undefined ? <EmptyWelcome user={user} /> : <EmptyForClinician />;
}

function Body(props: BodyProps) {
  const { report, scores, range, onRange, patientId, ...rest } = props;
  const { user } = useSignedIn();
  const state = stateOf(report);
  if (state === "unpractised" && !endsEarlier(report)) return <Empty {...props} />;
  return (
    <div className={paper.report}>
      <Stack gap={4}>
        <Stack>
          <PaperHead report={report} />
          <Suspense fallback={<Skeleton />}>
            <ReportRangeField report={report} onRange={onRange} />
          </Suspense>
          {state === "unpractised" ? (
            <Empty {...props} />
          ) : (
            <SummaryTiles report={report} range={range} hidesScores={scores.areHidden} />
          )}
          {state === "skipped" && <AllSkipped />}
          {isQuiet(report) && (
            <QuietDays
              report={report}
              areChosen={range !== undefined}
              isLocked={state === "locked"}
            />
          )}
        </Stack>
        <Suspense fallback={<Skeleton count={3} />}>
          {state === "locked" && <LockedReport />}
          {state === "full" && scores.areHidden && <HiddenScores onShow={scores.show} />}
          {state === "full" && !scores.areHidden && (
            <ReportSections {...rest} report={report} trendsOf={patientId ?? user.userId} />
          )}
        </Suspense>
      </Stack>
    </div>
  );
}

/** A patient's performance summary: their own, or one that their clinician reads. */
export function PerformanceScreen(props: PerformanceScreenProps) {
  const { user } = useSignedIn();
  const { patientId = user.userId, range, canPrint, renderFrame } = props;
  const { data, error, refetch } = useQuery({
    ...performanceQuery(patientId, range),
    // Other days of the same patient: the figures before stay until the new ones have come.
    placeholderData: keepPreviousData,
  });
  // Once the page has a heading, beside the figures, which come from far as well.
  useEffect(() => afterPaint(() => void ReportSections.preload?.()), []);
  // A month of practice is much to draw: in steps, between which the page answers.
  const report = useDeferredValue(data);
  const scores = useOwnScores();
  const print = canPrint && report && stateOf(report) === "full" && !scores.areHidden && (
    <PrintButton onPrint={() => track("print", "report")} />
  );
  return renderFrame({
    actions: print,
    children: (
      <>
        {!report && !error && <ReportSkeleton />}
        {error && <ReportError error={error} onRetry={() => void refetch()} />}
        {report && !error && <Body key={patientId} report={report} scores={scores} {...props} />}
      </>
    ),
  });
}
