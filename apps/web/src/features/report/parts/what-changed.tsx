import { Trans } from "@lingui/react/macro";
import type { ReportDomain } from "@regain/contract/entities/report";
import { Stack } from "../../../ui/layout.tsx";
import { changesOf } from "../changes.ts";

const listed = (domains: readonly ReportDomain[]) =>
  domains.map(({ displayName }) => displayName).join(", ");

/** The area that changed most, with its figures and days; only the names of the others. */
function Changed({ areas, way }: { areas: readonly ReportDomain[]; way: "up" | "down" }) {
  const [most, ...others] = areas;
  if (!most) return null;
  const names = listed(others);
  return (
    <p>
      <b>{most.displayName}</b>: {most.change.text}{" "}
      {others.length > 0 &&
        (way === "up" ? <Trans>Also up: {names}.</Trans> : <Trans>Also down: {names}.</Trans>)}
    </p>
  );
}

/** The conclusion before the figures: what went up or down, what stayed, and what cannot be said yet. */
export function WhatChanged({ domains }: { domains: readonly ReportDomain[] }) {
  const { up, down, unchanged, open } = changesOf(domains);
  const [unchangedNames, openNames] = [listed(unchanged), listed(open)];
  return (
    <Stack gap={1}>
      <Changed areas={up} way="up" />
      <Changed areas={down} way="down" />
      {unchanged.length > 0 && (
        <p>
          <Trans>Within the usual ups and downs: {unchangedNames}.</Trans>
        </p>
      )}
      {open.length > 0 && (
        <p>
          <Trans>Too early to tell: {openNames}.</Trans>
        </p>
      )}
    </Stack>
  );
}
