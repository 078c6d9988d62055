/** The result of `npm audit --json`, as far as it matters here. */
export interface Advisories {
  /** Undefined if the registry could not be asked. */
  readonly grave: readonly string[] | undefined;
  /** Those that do not fail the build. */
  readonly lighter: number;
  /** Why it could not be asked. */
  readonly problem?: string;
}

interface Report {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }
    >
  >;
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly message?: string;
}

const failing: ReadonlySet<string> = new Set(["high", "critical"]);

/** Reads the report; anything that is not one counts as a registry that could not be asked, never as good news. */
export function readAdvisories(text: string): Advisories {
  let report: Report;
  try {
    report = JSON.parse(text) as Report;
  } catch {
    return { grave: undefined, lighter: 0, problem: "npm gave no report" };
  }
  const { vulnerabilities, error, message } = report;
  if (!vulnerabilities)
    return {
      grave: undefined,
      lighter: 0,
      problem: error?.summary || error?.code || message || "the report names no packages",
    };
  const all = Object.entries(vulnerabilities);
  const grave = all.filter(([, { severity }]) => failing.has(severity));
  return {
    grave: grave.map(
      ([name, { severity, range, fixAvailable }]) =>
        `${name} ${range} (${severity}, ${fixAvailable ? "fixed in a newer version" : "not fixed yet"})`,
    ),
    lighter: all.length - grave.length,
  };
}
