import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useWithdrawnRights } from "../use-withdrawn-rights.ts";

export interface EnterprisePageProps {
  readonly title: string;
  /** Links to pages between the Enterprise Dashboard and this one. */
  readonly above?: readonly ReactNode[];
  /** A line below the heading. */
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
  /** The Enterprise Dashboard itself. */
  readonly isHome?: boolean;
  readonly children: ReactNode;
}

/** One page for an institution's admin, as long as they are one: its breadcrumbs and heading. */
export function EnterprisePage({
  title,
  above = [],
  below,
  actions,
  isHome = false,
  children,
}: EnterprisePageProps) {
  useWithdrawnRights();
  const home = (
    <Link to="/enterprise-dashboard">
      <Trans>Enterprise Dashboard</Trans>
    </Link>
  );
  return (
    <Stack>
      <Breadcrumbs above={isHome ? [] : [home, ...above]} here={title} />
      <PageHeading below={below} actions={actions}>
        {title}
      </PageHeading>
      {children}
    </Stack>
  );
}
