import { Trans } from "@lingui/react/macro";
import type { ReportDomain } from "@regain/contract/entities/report";
import { formatDay } from "../../../lib/formats.ts";
import { changesOf } from "../changes.ts";

/** The answer before the figures: what rose, and what stayed as it was. */
export function WhatChanged({ domains }: { domains: readonly ReportDomain[] }) {
  const changes = changesOf(domains);
  if (!changes) return null;
  const { most, unchanged } = changes;
  const since = formatDay(changes.since);
  const names = unchanged.map(({ displayName }) => displayName).join(", ");
  return (
    <p>
      {most && (
        <Trans>
          Since {since}, <b>{most.displayName}</b> rose most: from {most.baseline.value} to{" "}
          {most.latest.value}.
        </Trans>
      )}{" "}
      {unchanged.length > 0 && (
        <Trans>
          Not changed beyond the usual day-to-day range: <b>{names}</b>.
        </Trans>
      )}
    </p>
  );
}
