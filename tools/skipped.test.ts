import { join } from "node:path";
import { expect, test } from "vitest";
import { lackedBy, skippedJourneys, skippedUnits } from "./skipped.ts";

const root = join("/", "regain");

test("what neither passed nor failed was left out, whatever the runner calls it", () => {
  const report = {
    testResults: [
      {
        name: join(root, "apps/a.test.ts"),
        assertionResults: [
          { fullName: "runs", status: "passed" },
          { fullName: "fails", status: "failed" },
          { fullName: " is skipped", status: "skipped" },
          { fullName: "waits", status: "pending" },
          { fullName: "is to be written", status: "todo" },
        ],
      },
    ],
  };
  expect(skippedUnits(report, root)).toEqual(
    ["is skipped", "waits", "is to be written"].map((name) => ({ file: "apps/a.test.ts", name })),
  );
});

test("of journeys too, however deep they stand", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "speech.journey.ts",
    tests: [{ status }],
  });
  const report = {
    suites: [
      {
        specs: [spec("is played", "expected")],
        suites: [{ specs: [spec("is left", "skipped"), spec("at the second try", "flaky")] }],
      },
    ],
  };
  expect(skippedJourneys(report, "e2e")).toEqual([
    { file: "e2e/speech.journey.ts", name: "is left" },
  ]);
});

test("a machine may lack some things, and nothing else is a reason", () => {
  const cluster = "deploy/cluster/several-servers.test.ts";
  expect(lackedBy({ file: cluster, name: "behind nginx a server that is killed" })).toBe("nginx");
  expect(
    lackedBy({
      file: "bench/faults/faults.test.ts",
      name: "a disk fills up, is read all the same",
    }),
  ).toBe("permission to mount a small disk");
  // npm installs a PostgreSQL.
  expect(lackedBy({ file: cluster, name: "two servers see at once what was changed" })).toBe(
    undefined,
  );
  expect(lackedBy({ file: "apps/server/src/db/migrate.test.ts", name: "anything" })).toBe(
    undefined,
  );
});
