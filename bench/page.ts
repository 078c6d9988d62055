import type { Figure } from "./figures.ts";
import type { RecordedPart } from "./record.ts";

const introduction = `# Measurements

\`npm run bench -- --record\` writes this page, part by part: each section says what was run, on what, when, and which command
repeats it. Without \`--record\` a run prints its figures and leaves this page alone. It needs nothing but the project: it
starts servers, databases, and browsers on their own ports and in their own folders, and stops them at the end.

Machines are noisy, and two runs on a busy one can differ by a factor of two. So anything that has a peer or a floor is
compared with it **in the same run, in turn**, and the ratio is the figure to trust. Absolute times mean something only if
the load at the start of a part is well below the number of cores, and only together with the machine's *index*: Lighthouse's
own processor benchmark, run by Node before and after a part. The budgets were first met on a machine of about
2,850 (in its browser); the same machine drops below half of that in an hour when others use the hardware under it, and
everything takes two to three times as long. The same happens when the processor is as quick as ever but *fresh memory*, which
nobody has used yet, comes slowly (decision 158). Figures from such a slow hour are shown next to those from a quick one, with
their own date and commit.
`;

/** A part, and its figures from a slow hour if `main` is from a quick one. */
export interface MeasuredPart {
  readonly main: RecordedPart;
  readonly slow?: RecordedPart;
}

const isMissed = ({ budget, isWithin }: Figure) => budget !== undefined && !isWithin;

const verdict = (figure: Figure) =>
  figure.budget === undefined ? "" : isMissed(figure) ? "**missed**" : "met";

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function tableOf(figures: readonly Figure[]) {
  return [
    "| figure | value | budget | |",
    "|---|---|---|---|",
    ...figures.map((figure) =>
      rowOf([figure.what, figure.value, figure.budget ?? "", verdict(figure)]),
    ),
  ].join("\n");
}

/** The rows of both; rows that only one of them has are listed alone. */
function tableOfBoth(main: readonly Figure[], slow: readonly Figure[]) {
  const others = slow.filter(({ what }) => !main.some((figure) => figure.what === what));
  const rows = [...main, ...others].map(({ what, budget = "" }) => {
    const [quick, late] = [main, slow].map((figures) => figures.find((one) => one.what === what));
    return rowOf([
      what,
      quick?.value ?? "",
      quick ? verdict(quick) : "",
      late?.value ?? "",
      late ? verdict(late) : "",
      budget,
    ]);
  });
  return [
    "| figure | value | | in a slow hour | | budget |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

const circumstances = ({ date, commit, machine, load, indexes, memory }: RecordedPart) =>
  `on ${date}, commit ${commit}, ${machine}, load ${load} at its start${
    indexes ? `, index ${indexes[0]} at its start and ${indexes[1]} at its end` : ""
  }${memory ? `, fresh memory ${memory[0]} and ${memory[1]} MB/s` : ""}.`;

function sectionOf({ main, slow }: MeasuredPart) {
  const { about } = slow && slow.date >= main.date ? slow : main;
  return `## ${main.title}

${about.trim()}

\`${main.command}\` ${circumstances(main)}${slow ? `\nIn a slow hour ${circumstances(slow)}` : ""}

${slow ? tableOfBoth(main.figures, slow.figures) : tableOf(main.figures)}
`;
}

const missedOf = (title: string, figures: readonly Figure[]) =>
  figures
    .filter(isMissed)
    .map(({ what, value, budget }) => `- ${title}: ${what} ${value}, budget ${budget}`);

/** @param when added to the heading */
const listOf = (when: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `Missed budgets${when}:\n\n${lines.join("\n")}\n`;

/** The page of measurements: an introduction, missed budgets, each part, and pages that other commands wrote. */
export function pageOf(parts: readonly MeasuredPart[], pages: readonly string[]): string {
  const missed = parts.flatMap(({ main }) => missedOf(main.title, main.figures));
  const missedWhenSlow = parts.flatMap(({ main, slow }) =>
    slow
      ? missedOf(
          slow.title,
          slow.figures.filter(
            ({ what }) => !main.figures.some((figure) => figure.what === what && isMissed(figure)),
          ),
        )
      : [],
  );
  const overview = [listOf("", missed), listOf(" (in a slow hour only)", missedWhenSlow)].filter(
    Boolean,
  );
  return [
    introduction,
    ...(overview.length > 0 ? overview : ["Every budget is met.\n"]),
    ...parts.map(sectionOf),
    ...pages.map((page) => `${page.trim()}\n`),
  ].join("\n");
}
