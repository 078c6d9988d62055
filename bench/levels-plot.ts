/** Draws `docs/adaptive-levels.svg` from 1,000 simulated patients: `npm run levels:plot`. */
import { writeFile } from "node:fs/promises";
import { mean } from "@regain/therapy/testing/arithmetic";
import { band, maxLevel, simulatePatients } from "@regain/therapy/testing/simulated-levels";

const blocks = 60;
const panel = { width: 640, height: 220, left: 56, top: 36 };
const inner = { width: panel.width - panel.left - 20, height: panel.height - panel.top - 40 };

const xOf = (block: number) => panel.left + (block / (blocks - 1)) * inner.width;

/** Maps a value on a panel's scale to y, with the panel `down` below the top. */
const scale = (from: number, to: number, down: number) => (value: number) =>
  down + panel.top + (1 - (value - from) / (to - from)) * inner.height;

const path = (values: readonly number[], yOf: (value: number) => number) =>
  values
    .map((value, at) => `${at === 0 ? "M" : "L"}${xOf(at).toFixed(1)} ${yOf(value).toFixed(1)}`)
    .join("");

const line = (values: readonly number[], yOf: (value: number) => number, stroke: string) =>
  `<path d="${path(values, yOf)}" fill="none" stroke="${stroke}" stroke-width="2"/>`;

const label = (x: number, y: number, text: string, anchor = "start") =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;

function axis(
  title: string,
  down: number,
  marks: readonly number[],
  yOf: (value: number) => number,
): string {
  const lines = marks.map((mark) => {
    const y = yOf(mark);
    return `<path d="M${panel.left} ${y}H${panel.left + inner.width}" stroke="#e3ded5"/>${label(panel.left - 8, y + 4, String(mark), "end")}`;
  });
  return label(panel.left, down + 22, title) + lines.join("");
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const patients = simulatePatients(1_000, blocks);
const atBlock = Array.from({ length: blocks }, (_, block) => block);
const percents = atBlock.map((block) =>
  patients.map(({ met }) => met[block]!.chance / 10).toSorted((a, b) => a - b),
);

const percentY = scale(40, 100, 0);
const levelY = scale(0, maxLevel, panel.height);
const [bandTop, bandBottom] = [percentY(band.to / 10), percentY(band.from / 10)];
const spread =
  path(
    percents.map((sorted) => quantile(sorted, 0.05)),
    percentY,
  ) +
  percents
    .map((sorted, at) => ({ x: xOf(at), y: percentY(quantile(sorted, 0.95)) }))
    .toReversed()
    .map(({ x, y }) => `L${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

const shownAbilities = [2, 4.5, 7, 9];
const shades = ["#0b6468", "#8a5a00", "#1f5fbf", "#b23a2e"];
const examples = shownAbilities.map((wanted, index) => {
  const nearest = patients.toSorted(
    (a, b) => Math.abs(a.ability - wanted) - Math.abs(b.ability - wanted),
  )[0]!;
  const levels = nearest.met.map(({ level }) => level);
  return (
    line(levels, levelY, shades[index]!) +
    label(panel.left + inner.width + 4, levelY(levels.at(-1)!) + 4, String(wanted))
  );
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${panel.width + 20} ${panel.height * 2 + 20}" font-family="sans-serif" font-size="12" fill="#1c2b2d">
<rect width="100%" height="100%" fill="#fff"/>
<rect x="${panel.left}" y="${bandTop}" width="${inner.width}" height="${bandBottom - bandTop}" fill="#f2a65a" opacity="0.25"/>
${axis("True chance of a right answer without help, percent: mean, and 5 to 95 of 100 patients", 0, [40, 50, 60, 70, 80, 90, 100], percentY)}
<path d="${spread}Z" fill="#0b6468" opacity="0.15"/>
${line(percents.map(mean), percentY, "#0b6468")}
${axis("Level of four patients, block by block; the number at the right is their ability", panel.height, [0, 2, 4, 6, 8, 10], levelY)}
${examples.join("\n")}
${label(panel.left + inner.width, panel.height * 2 - 8, "60 blocks of 10 items", "end")}
</svg>
`;
await writeFile(new URL("../docs/adaptive-levels.svg", import.meta.url), svg);
console.log("docs/adaptive-levels.svg drawn.");
