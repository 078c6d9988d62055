import { join } from "node:path";
import { expect, test } from "vitest";
import { failedAtFirst, sayFailed } from "./failed.ts";
import { journeyTests, unitTests } from "./test-reports.ts";

const root = join("/", "regain");

test("a test that failed is named with the beginning of why, without colours", () => {
  const red = "\u001B[31m";
  const message = [
    `${red}Error: 25 stops`,
    "",
    ...Array.from({ length: 30 }, (_, line) => String(line)),
  ].join("\n");
  const report = {
    testResults: [
      {
        name: join(root, "apps/a.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "runs", status: "passed", failureMessages: [] },
          { fullName: "fails", status: "failed", failureMessages: [message] },
        ],
      },
    ],
  };
  const [only, ...others] = failedAtFirst(unitTests(report, root)).map(sayFailed);
  expect(others).toEqual([]);
  expect(only?.split("\n").slice(0, 3)).toEqual([
    "apps/a.test.ts: fails",
    "    Error: 25 stops",
    "    0",
  ]);
  expect(only?.split("\n")).toHaveLength(13);
});

test("a file that cannot be run is named too", () => {
  const broken = {
    name: join(root, "apps/b.test.ts"),
    status: "failed",
    message: "Cannot find b.ts",
    assertionResults: [],
  };
  const report = { testResults: [broken] };
  expect(failedAtFirst(unitTests(report, root)).map(sayFailed)).toEqual([
    "apps/b.test.ts: could not be run\n    Cannot find b.ts",
  ]);
});

test("so is a journey, also one that passed at the second try", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: "speech.journey.ts",
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = {
    suites: [
      {
        specs: [spec("is played", "expected"), spec("is heard", "unexpected", "first", "second")],
        suites: [{ specs: [spec("is slow", "flaky", "too late"), spec("is left", "skipped")] }],
      },
    ],
  };
  expect(failedAtFirst(journeyTests(report, "e2e")).map(sayFailed)).toEqual([
    "e2e/speech.journey.ts: is slow\n    too late",
    "e2e/speech.journey.ts: is heard\n    first",
  ]);
});
