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
2,850 (in its browser); the same machine is at half of it in an hour in which others use what it stands on, and everything takes twice as long.
`;

const verdict = ({ budget, isWithin }: Figure) =>
  budget === undefined ? "" : isWithin ? "met" : "**missed**";

const row = (figure: Figure) =>
  `| ${figure.what} | ${figure.value} | ${figure.budget ?? ""} | ${verdict(figure)} |`;

const indexText = (indexes: RecordedPart["indexes"]) =>
  indexes ? `, index ${indexes[0]} at its start and ${indexes[1]} at its end` : "";

function sectionOf(part: RecordedPart) {
  const { title, about, command, machine, load, indexes, date, commit, figures } = part;
  return `## ${title}

${about.trim()}

\`${command}\` on ${date}, commit ${commit}, ${machine}, load ${load} at its start${indexText(indexes)}.

| figure | value | budget | |
|---|---|---|---|
${figures.map(row).join("\n")}
`;
}

/** The page of measurements: an introduction, what misses its budget, each part, and pages that other commands wrote. */
export function pageOf(parts: readonly RecordedPart[], pages: readonly string[]): string {
  const missed = parts.flatMap(({ title, figures }) =>
    figures
      .filter(({ budget, isWithin }) => budget !== undefined && !isWithin)
      .map(({ what, value, budget }) => `- ${title}: ${what} ${value}, budget ${budget}`),
  );
  const overview =
    missed.length === 0
      ? "Every budget is met.\n"
      : `Budgets that are missed:\n\n${missed.join("\n")}\n`;
  return [
    introduction,
    overview,
    ...parts.map(sectionOf),
    ...pages.map((page) => `${page.trim()}\n`),
  ].join("\n");
}
