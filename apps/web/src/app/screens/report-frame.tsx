import { lazyRouteComponent } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useSignedIn } from "../../lib/current-user.ts";
import { Stack } from "../../ui/layout.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OwnReportNav } from "./own-report-nav.tsx";

// Not needed for patients, who see their own pages.
const PatientPageTop = lazyRouteComponent(() => import("./patient-page-top.tsx"), "PatientPageTop");

/** Loads it before a clinician opens a report: React holds back what replaces a skeleton for a third of a second. */
export const loadPatientPageTop = (): Promise<void> | undefined => PatientPageTop.preload?.();

export interface ReportFrameProps {
  /** The patient the page is about; not needed where patients read about themselves. */
  readonly patientId?: string | undefined;
  readonly heading: string;
  /** A line below the heading. */
  readonly below?: ReactNode;
  /** Next to the heading: actions for the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Around every page about a patient's performance. Clinicians see whose it is and all pages about that patient;
 * patients see their own pages.
 */
export function ReportFrame({ patientId, heading, below, actions, children }: ReportFrameProps) {
  const { user } = useSignedIn();
  const isAbout = user.type === "clinician" && patientId !== undefined;
  return (
    <Stack>
      {isAbout ? (
        <Suspense fallback={<Skeleton count={2} />}>
          <PatientPageTop patientId={patientId} />
        </Suspense>
      ) : (
        <OwnReportNav />
      )}
      <PageHeading below={below} actions={actions}>
        {heading}
      </PageHeading>
      {children}
    </Stack>
  );
}
