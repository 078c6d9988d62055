import { writeFile } from "node:fs/promises";

/** How a point was obtained. */
export type Source = "whole" | "roll-ups" | "model";

export interface Point {
  readonly results: number;
  readonly value: number;
  readonly source: Source;
}

export interface Panel {
  readonly title: string;
  readonly points: readonly Point[];
  /** A budget, drawn as a horizontal line. */
  readonly limit?: number;
}

const panel = { width: 640, height: 210, left: 64, top: 40 };
const inner = { width: panel.width - panel.left - 24, height: panel.height - panel.top - 34 };
const decadesShown = 3;
const ink = "#0b6468";

const scale = (least: number) => (results: number) =>
  panel.left + (Math.log10(results / least) / decadesShown) * inner.width;

const text = (x: number, y: number, words: string, anchor = "start") =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;

const marks: Readonly<Record<Source, (x: number, y: number) => string>> = {
  whole: (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="${ink}"/>`,
  "roll-ups": (x, y) =>
    `<circle cx="${x}" cy="${y}" r="5" fill="#fff" stroke="${ink}" stroke-width="2"/>`,
  model: (x, y) =>
    `<path d="M${x - 6} ${y}l6 -6l6 6l-6 6Z" fill="#fff" stroke="#8a5a00" stroke-width="2"/>`,
};

/** 1, 2 or 5 times a power of ten, so that four or five steps reach the top. */
function step(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power;
}

const short = (value: number) => String(Number(value.toPrecision(2)));

function drawn({ title, points, limit }: Panel, down: number): string {
  const sorted = points.toSorted((a, b) => a.results - b.results);
  const least = sorted[0]?.results ?? 1;
  const xOf = scale(least);
  const most = Math.max(...sorted.map(({ value }) => value), limit ?? 0) * 1.1;
  const bottom = down + panel.top + inner.height;
  const yOf = (value: number) => bottom - (value / most) * inner.height;
  const each = step(most);
  const lines: string[] = [text(panel.left, down + 22, title)];
  for (let value = 0; value <= most; value += each)
    lines.push(
      `<path d="M${panel.left} ${yOf(value)}h${inner.width}" stroke="#e3ded5"/>`,
      text(panel.left - 8, yOf(value) + 4, short(value), "end"),
    );
  for (let decade = 0; decade <= decadesShown; decade += 1) {
    const results = least * 10 ** decade;
    const anchor = decade === decadesShown ? "end" : "middle";
    const x = xOf(results) + (decade === decadesShown ? 20 : 0);
    lines.push(text(x, bottom + 18, results.toLocaleString("en"), anchor));
  }
  if (limit !== undefined)
    lines.push(
      `<path d="M${panel.left} ${yOf(limit)}h${inner.width}" stroke="#b23a2e" stroke-dasharray="2 4"/>`,
      text(panel.left + inner.width, yOf(limit) - 6, `budget ${limit}`, "end"),
    );
  const at = ({ results, value }: Point) => `${xOf(results).toFixed(1)} ${yOf(value).toFixed(1)}`;
  for (const [index, point] of sorted.entries()) {
    const before = sorted[index - 1];
    const dashes = point.source === "model" ? ` stroke-dasharray="6 5"` : "";
    if (before)
      lines.push(
        `<path d="M${at(before)}L${at(point)}" fill="none" stroke="${ink}" stroke-width="1.5"${dashes}/>`,
      );
  }
  for (const { results, value, source } of sorted)
    lines.push(marks[source](Number(xOf(results).toFixed(1)), Number(yOf(value).toFixed(1))));
  return lines.join("\n");
}

const legend: readonly (readonly [Source, string])[] = [
  ["whole", "measured, every result there"],
  ["roll-ups", "measured, the others as roll-ups"],
  ["model", "modelled"],
];

const legendAt = [0, 210, 430];

/** Draws the panels one below another, by number of results. */
export async function drawGrowth(panels: readonly Panel[], file: URL): Promise<void> {
  const height = panels.length * panel.height + 44;
  const y = height - 18;
  const key = legend.map(([source, words], index) => {
    const x = panel.left + (legendAt[index] ?? 0);
    return marks[source](x, y - 4) + text(x + 12, y, words);
  });
  const body = panels.map((one, index) => drawn(one, index * panel.height));
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${panel.width} ${height}" font-family="sans-serif" font-size="12" fill="#1c2b2d">
<rect width="100%" height="100%" fill="#fff"/>
${body.join("\n")}
${key.join("\n")}
</svg>
`,
  );
}
