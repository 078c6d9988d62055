/** Which tests a run failed, for the end of what it prints: of a long run often only the end is kept. */
import { stripVTControlCharacters } from "node:util";
import type { Told } from "./test-reports.ts";

/** Enough to know the place by. */
const mostLines = 12;

/** A test that failed, or passed only at another try: what it is called, and what went wrong the first time. */
export function sayFailed({ file, name, faults }: Told): string {
  const lines = stripVTControlCharacters(faults[0] ?? "")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .slice(0, mostLines);
  return [`${file}: ${name || "could not be run"}`, ...lines.map((line) => `    ${line}`)].join(
    "\n",
  );
}

/** Those of a report that did not pass at once. */
export const failedAtFirst = (tests: readonly Told[]): readonly Told[] =>
  tests.filter(({ status }) => ["failed", "unexpected", "flaky"].includes(status));
