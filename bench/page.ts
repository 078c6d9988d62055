import type { Figure } from "./figures.ts";
import type { RecordedPart } from "./record.ts";

const introduction = `# What is measured, and how

Written by \`npm run bench -- --record\`, part by part: each section says what was run, on what, when, and the command that
repeats it. Without \`--record\` a run prints its figures and leaves this page alone. It needs nothing but the project:
servers, databases and browsers are started on ports and in folders of their own, and end with it.

Machines are noisy, and two runs on a busy one can differ by a factor of two. So whatever has a peer or a floor is
compared **in the same run, in turn**, and the ratio is the figure to trust. Absolute times mean something only while
the load at the start of a part stays well below the number of cores, and with the machine's *index*: Lighthouse's own
benchmark of the processor, run by Node before and after a part. The budgets were first met on a machine of about
2,850 (in its browser); the same machine is below half of it in an hour in which others use what it stands on, and everything
takes two to three times as long. So it does where the processor is as quick as ever and *fresh memory*, which nobody had used, comes
slowly (decision 158). What such an hour showed stands beside what a quick one did, with its own date and commit.
`;

/** A part, and what a slow hour showed of it where `main` is of a quick one. */
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

/** The rows of both; what only one of them has stands alone. */
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

/** @param when said of the budgets */
const listOf = (when: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `Budgets that are missed${when}:\n\n${lines.join("\n")}\n`;

/** The page of measurements: an introduction, what misses its budget, each part, and pages that other commands wrote. */
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
  const overview = [listOf("", missed), listOf(" in a slow hour alone", missedWhenSlow)].filter(
    Boolean,
  );
  return [
    introduction,
    ...(overview.length > 0 ? overview : ["Every budget is met.\n"]),
    ...parts.map(sectionOf),
    ...pages.map((page) => `${page.trim()}\n`),
  ].join("\n");
}
