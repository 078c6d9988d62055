/** Which tests a run skipped, and which of them it may. */
import { journeyTests, type Told, unitTests } from "./test-reports.ts";

export type Skipped = Pick<Told, "file" | "name">;

const nameOf = ({ file, name }: Told): Skipped => ({ file, name });

/** @param root the project's folder */
export const skippedUnits = (report: unknown, root: string): Skipped[] =>
  unitTests(report, root)
    .filter(({ status }) => status !== "passed" && status !== "failed")
    .map(nameOf);

/** @param folder of the journeys, relative to the project's */
export const skippedJourneys = (report: unknown, folder: string): Skipped[] =>
  journeyTests(report, folder)
    .filter(({ status }) => status === "skipped")
    .map(nameOf);

/** What a machine may lack: where the tests that need it are, how they are named, and what it is. */
const mayLack: readonly (readonly [file: RegExp, name: RegExp, what: string])[] = [
  [/^deploy\/cluster\//, /nginx|who calls/, "nginx"],
  [/^apps\/server\/src\/faults\/full-disk\.test\.ts$/, /./, "permission to mount a small disk"],
  [/^bench\/faults\//, /^a disk fills up/, "permission to mount a small disk"],
  [/^apps\/server\/src\/adapters\/objects\//, /./, "a system other than Windows"],
  [/^e2e\/renewal\.journey\.ts$/, /who blocks cookies/, "a full browser"],
  [/^e2e\/speech\.journey\.ts$/, /microphone that is refused/, "a full browser"],
];

/** What the machine lacks that made it skip the test; undefined if no sufficient reason is known. */
export const lackedBy = ({ file, name }: Skipped): string | undefined =>
  mayLack.find(([where, which]) => where.test(file) && which.test(name))?.[2];
