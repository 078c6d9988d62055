/** How values are shown on the command line. */

/** To the minute, in UTC. */
export const shownTime = (instant: Date): string =>
  `${instant.toISOString().slice(0, 16).replace("T", " ")} UTC`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Lines of name and value, omitting missing values. */
export function facts(rows: readonly (readonly [string, string | undefined])[]): string {
  const said = rows.filter((row): row is readonly [string, string] => row[1] !== undefined);
  const width = Math.max(0, ...said.map(([name]) => name.length)) + 2;
  return said.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join("\n");
}

/** Columns under their headings. */
export function columns(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, place) => Math.max(...all.map((row) => row[place]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
