/** Which tests failed in a run, for the end of its output: often only the end of a long run's output is kept. */
import { stripVTControlCharacters } from "node:util";
import type { Told } from "./test-reports.ts";

/** Enough to recognize the place by. */
const maxLines = 12;

/** A test that failed, or passed only on another try: its name, and what went wrong the first time. */
export function sayFailed({ file, name, faults }: Told): string {
  const lines = stripVTControlCharacters(faults[0] ?? "")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .slice(0, maxLines);
  return [`${file}: ${name || "could not be run"}`, ...lines.map((line) => `    ${line}`)].join(
    "\n",
  );
}

/** The tests in a report that did not pass on the first try. */
export const failedAtFirst = (tests: readonly Told[]): readonly Told[] =>
  tests.filter(({ status }) => ["failed", "unexpected", "flaky"].includes(status));
