import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runFuzz } from "../../apps/server/src/fuzz/run-fuzz.ts";
import { openWorld } from "../../apps/server/src/fuzz/world.ts";
import { type Figure, seconds } from "../figures.ts";
import { openEmptyEmbedded } from "../support/databases.ts";

const wanted = { requests: 10_000, seed: 20_261 };

async function fuzz() {
  const bench = await openEmptyEmbedded();
  const folder = await mkdtemp(join(tmpdir(), "regain-fuzz-"));
  const world = await openWorld(bench.database, folder);
  try {
    const began = performance.now();
    const report = await runFuzz(world, wanted);
    return { ...report, took: performance.now() - began };
  } finally {
    await world.close();
    await bench.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Zero is the only acceptable number. */
const none = (what: string, found: number): Figure => ({
  what,
  value: String(found),
  budget: "0",
  isWithin: found === 0,
});

async function measureFuzz(): Promise<Figure[]> {
  const { findings, requests, calls, succeeded, byClass, took } = await fuzz();
  for (const finding of findings.slice(0, 20)) console.error(JSON.stringify(finding, null, 2));
  const having = (sign: RegExp) =>
    findings.filter(({ wrong }) => wrong.some((one) => sign.test(one))).length;
  const share = (kind: string) => `${(((byClass[kind] ?? 0) / requests) * 100).toFixed(1)} %`;
  return [
    { what: "requests sent", value: `${requests} to ${calls} calls in ${seconds(took)}` },
    none("answers with a status of 500 or more", having(/^status/)),
    none(
      "answers that show a stack, a path, SQL or the database's words",
      having(/stack|path|SQL|words/),
    ),
    none("answers with data of somebody else", having(/^data of/)),
    none(
      "refusals of another form or status than the contract's",
      having(/refusal|code|with status/),
    ),
    none("answers without their security headers", having(/^header/)),
    {
      what: "calls that did what they are for at least once",
      value: `${succeeded.size} of ${calls}`,
    },
    { what: "answers 2xx, 3xx, 4xx", value: `${share("2xx")}, ${share("3xx")}, ${share("4xx")}` },
  ];
}

export const title = "Fuzz of every call, from the server's own OpenAPI document";
export const about = `10,000 seeded requests, on the embedded engine and without a network, are generated from \`/openapi.json\`: valid ones, at the
edges of the bounds, of wrong types, with hostile texts, with files that are not what they claim, and with ids of other
people, of another institution, and of nobody. They are sent by nobody, a patient, a clinician, an admin, a device, and links
of every purpose. Every table holds strangers' rows, with a marker in every text and id, and no answer may contain a marker
that its request did not name.`;
export const measure = measureFuzz;
