import type { ReportDomain } from "@regain/contract/entities/report";

/** The areas grouped by the server's verdict on their change. */
export interface Changes {
  /** Largest change first. */
  readonly up: readonly ReportDomain[];
  /** Largest change first. */
  readonly down: readonly ReportDomain[];
  readonly unchanged: readonly ReportDomain[];
  /** The first items were too easy to compare with, and more practice does not change that. */
  readonly levelFound: readonly ReportDomain[];
  readonly tooEarly: readonly ReportDomain[];
}

const size = ({ change }: ReportDomain) => Math.abs(change.difference?.value ?? 0);

/** What to say first about the areas. The server decides whether something changed, along with the figures. */
export function changesOf(domains: readonly ReportDomain[]): Changes {
  const of = (...kinds: readonly ReportDomain["change"]["kind"][]) =>
    domains
      .filter(({ change }) => kinds.includes(change.kind))
      .toSorted((a, b) => size(b) - size(a));
  return {
    up: of("up"),
    down: of("down"),
    unchanged: of("within-noise"),
    levelFound: of("level-found"),
    tooEarly: of("too-early"),
  };
}
