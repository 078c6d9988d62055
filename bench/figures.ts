/** The value below which `share` (0 to 1) of the list lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** One measured line: what, how much, and the budget it is compared with. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly budget?: string;
  readonly isWithin?: boolean;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, value, budget, isWithin } of figures) {
    const verdict = budget === undefined ? "" : `   budget ${budget}${isWithin ? "" : "   OVER"}`;
    console.log(`  ${what.padEnd(width)}   ${value}${verdict}`);
  }
}
