/** What the two test runners' JSON reports say about each test. */
import { relative } from "node:path";

export interface Told {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly name: string;
  /** In the runner's own terms. */
  readonly status: string;
  /** What went wrong, at each try; empty if nothing did. */
  readonly faults: readonly string[];
}

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run at all. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/**
 * Each test in Vitest's report; a file that could not be run counts as one, without a name.
 * @param root the project's folder
 */
export function unitTests(report: unknown, root: string): Told[] {
  return (report as UnitReport).testResults.flatMap((result) => {
    const file = relative(root, result.name).replaceAll("\\", "/");
    const tests = result.assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      name: fullName.trim(),
      status,
      faults: failureMessages ?? [],
    }));
    const isTold = tests.some(({ status }) => status === "failed");
    if (result.status !== "failed" || isTold) return tests;
    return [...tests, { file, name: "", status: "failed", faults: [result.message ?? ""] }];
  });
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/**
 * Each test in Playwright's report, at any depth.
 * @param folder of the journeys, relative to the project's
 */
export function journeyTests(report: unknown, folder: string): Told[] {
  const within = ({ suites = [], specs = [] }: Suite): Told[] => [
    ...suites.flatMap(within),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results = [] }) => ({
        file: `${folder}/${file}`,
        name: title,
        status,
        faults: results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)),
      })),
    ),
  ];
  return within(report as Suite);
}
