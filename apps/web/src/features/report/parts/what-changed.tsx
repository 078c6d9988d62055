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
  const { up, down, unchanged, levelFound, tooEarly } = changesOf(domains);
  const [unchangedNames, foundNames, earlyNames] = [unchanged, levelFound, tooEarly].map(listed);
  return (
    <Stack gap={1}>
      <Changed areas={up} way="up" />
      <Changed areas={down} way="down" />
      {unchanged.length > 0 && (
        <p>
          <Trans>Within the usual ups and downs: {unchangedNames}.</Trans>
        </p>
      )}
      {levelFound.length > 0 && (
        <p>
          <Trans>The first items were too easy to compare with: {foundNames}.</Trans>
        </p>
      )}
      {tooEarly.length > 0 && (
        <p>
          <Trans>Too early to tell: {earlyNames}.</Trans>
        </p>
      )}
    </Stack>
  );
}
