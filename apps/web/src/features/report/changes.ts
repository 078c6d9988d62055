import type { ReportDomain } from "@regain/contract/entities/report";

/** The areas by what the server says of their change. */
export interface Changes {
  /** Most first. */
  readonly up: readonly ReportDomain[];
  /** Most first. */
  readonly down: readonly ReportDomain[];
  readonly unchanged: readonly ReportDomain[];
  /** Nothing can be said of them yet. */
  readonly open: readonly ReportDomain[];
}

const size = ({ change }: ReportDomain) => Math.abs(change.difference?.value ?? 0);

/** What to say first about the areas. Whether something changed is decided where the figures are made. */
export function changesOf(domains: readonly ReportDomain[]): Changes {
  const of = (...kinds: readonly ReportDomain["change"]["kind"][]) =>
    domains
      .filter(({ change }) => kinds.includes(change.kind))
      .toSorted((a, b) => size(b) - size(a));
  return {
    up: of("up"),
    down: of("down"),
    unchanged: of("within-noise"),
    open: of("level-found", "too-early"),
  };
}
