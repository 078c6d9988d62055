/** Which tests a run left out, read from the reports of its runners, and which of them it may. */
import { relative } from "node:path";

export interface Skipped {
  /** From the project's folder. */
  readonly file: string;
  readonly name: string;
}

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** @param root the project's folder */
export function skippedUnits(report: unknown, root: string): Skipped[] {
  return (report as UnitReport).testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => ({
        file: relative(root, path).replaceAll("\\", "/"),
        name: fullName.trim(),
      })),
  );
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** @param folder of the journeys, from the project's */
export function skippedJourneys(report: unknown, folder: string): Skipped[] {
  const within = ({ suites = [], specs = [] }: Suite): Skipped[] => [
    ...suites.flatMap(within),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "skipped"))
      .map(({ file, title }) => ({ file: `${folder}/${file}`, name: title })),
  ];
  return within(report as Suite);
}

/** What a machine may lack: where its tests stand, what they are called by, and what it is. */
const mayLack: readonly (readonly [file: RegExp, name: RegExp, what: string])[] = [
  [/^deploy\/cluster\//, /nginx|who calls/, "nginx"],
  [/^apps\/server\/src\/faults\/full-disk\.test\.ts$/, /./, "the right to mount a small disk"],
  [/^bench\/faults\//, /^a disk fills up/, "the right to mount a small disk"],
  [/^apps\/server\/src\/adapters\/objects\//, /./, "a system other than Windows"],
  [/^e2e\/renewal\.journey\.ts$/, /who blocks cookies/, "a browser with windows"],
  [/^e2e\/speech\.journey\.ts$/, /microphone that is refused/, "a browser with windows"],
];

/** What the machine lacks for which the test was left out; undefined where nothing is known that would be reason enough. */
export const lackedBy = ({ file, name }: Skipped): string | undefined =>
  mayLack.find(([where, which]) => where.test(file) && which.test(name))?.[2];
