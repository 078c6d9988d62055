/**
 * `npm test`: check, unit and integration tests, then browser journeys, without the long ones of both, which are `npm
 * run test:long`. Names what failed, and what was skipped, which fails with CI=true unless the machine may lack what
 * the test needs. Ends with one line that counts them all.
 */
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { failedAtFirst, sayFailed } from "./failed.ts";
import { type Length, lengthVariable } from "./long-stories.ts";
import { root, runStep } from "./run-step.ts";
import { lackedBy, skippedJourneys, skippedUnits } from "./skipped.ts";
import { journeyTests, unitTests } from "./test-reports.ts";

const length: Length = process.argv[2] === "long" ? "long" : "short";
process.env[lengthVariable] = length;

const reports = join(root, "node_modules/.cache/test-reports");
const unitReport = join(reports, "unit.json");
const journeyReport = join(reports, "journeys.json");

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A runner that wrote no report has failed. */
const lost: Counts = { passed: 0, failed: 1, skipped: 0 };

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface JourneyReport {
  readonly stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
}

async function readReport(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}

async function unitCounts(): Promise<Counts> {
  const report = (await readReport(unitReport)) as UnitReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

async function journeyCounts(): Promise<Counts> {
  const { stats } = (await readReport(journeyReport)) as JourneyReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/**
 * Names what did not pass on the first try. A journey may pass on the second: a busy machine can miss a real-time
 * pace.
 */
async function nameFailed(): Promise<void> {
  const report = async (path: string, read: typeof unitTests, folder: string) =>
    read(await readReport(path), folder);
  const told = await Promise.allSettled([
    report(unitReport, unitTests, root),
    report(journeyReport, journeyTests, "e2e"),
  ]);
  const tests = told.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  for (const test of failedAtFirst(tests))
    console.error(
      `${test.status === "flaky" ? "only on the second try" : "failed"}: ${sayFailed(test)}`,
    );
}

/** Says why each skipped test was skipped. @returns those without a reason */
async function nameSkipped(): Promise<readonly string[]> {
  const skipped = [
    ...skippedUnits(await readReport(unitReport), root),
    ...skippedJourneys(await readReport(journeyReport), "e2e"),
  ];
  return skipped.flatMap((one) => {
    const lack = lackedBy(one);
    const line = `${one.file}: ${one.name}`;
    console.warn(`skipped, ${lack ? `for lack of ${lack}` : "and nobody knows why"}: ${line}`);
    return lack ? [] : [line];
  });
}

const playJourneys = (): Promise<number> =>
  runStep("playwright", ["test"], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport } });

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const codes = {
  ...(length === "short" ? { check: await runStep("node", ["tools/check.ts"]) } : {}),
  "unit and integration tests": await runStep("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]),
  "browser journeys": await playJourneys(),
};
const failed = Object.entries(codes).flatMap(([step, code]) => (code === 0 ? [] : [step]));

const all = [await unitCounts().catch(() => lost), await journeyCounts().catch(() => lost)];
const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + counts[key], 0);
console.log(
  `unit and integration: ${all[0]?.passed ?? 0} passed; browser journeys: ${all[1]?.passed ?? 0} passed`,
);
await nameFailed();
const unknown = await nameSkipped().catch(() => []);
if (process.env.CI === "true" && unknown.length > 0)
  failed.push("tests that are skipped without a known reason");
if (failed.length > 0) console.error(`failed: ${failed.join(", ")}`);
console.log(
  `regain: ${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`,
);
process.exit(failed.length === 0 && total("failed") === 0 ? 0 : 1);
