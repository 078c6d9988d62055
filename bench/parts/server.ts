import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makePlace } from "../../e2e/support/place.ts";
import { freePort, RunningServer } from "../../e2e/support/server.ts";
import { type Figure, megabytes, quantile, seconds } from "../figures.ts";
import { inService } from "../support/in-service.ts";
import { residentBytes } from "../support/memory.ts";
import { measureReports } from "./reports.ts";

export const title = "Server, embedded engine";

export const about = `
The real process on the embedded engine. *First start*: from an empty folder to the first good answer of \`/readyz\`, with
migrations and the whole demo history. *Start*: the same folder again; the system's file cache is warm, the process is new.
*Memory*: the resident size 5 s after a start, including the database. *Sound*: one file from the exercises' folder of
thousands, relative to the app's icon, from a folder of a dozen; medians of 300 each, in turn. *Report*: the performance call
without a network (sign-in, permissions, blocks, arithmetic, JSON), median and 95th percentile of 40 calls for each patient,
in turn: the demo's rosa; a patient with 500 days of five exercises at five levels and 100,000 results; and one with the same
days and levels and 10,000. Their ratio shows that the report's cost depends on the blocks, not on the results.
`;

const starts = 5;
/** A server that has just started settles within this time, ms. */
const settleMs = 5_000;
const audioFolder = resolve(import.meta.dirname, "../../packages/content/audio");
/** Files served, of each kind. */
const files = 300;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** How long serving a file of the exercises takes, as a multiple of serving one from a small folder. */
async function measureSound({ url }: RunningServer): Promise<Figure> {
  const sounds = await readdir(audioFolder);
  const times: { readonly sound: number[]; readonly icon: number[] } = { sound: [], icon: [] };
  const handOut = async (path: string) => {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (const sound of sounds.slice(0, files)) {
    times.sound.push(await timed(() => handOut(`/content/audio/${sound}`)));
    times.icon.push(await timed(() => handOut("/icon.svg")));
  }
  const ratio = quantile(times.sound, 0.5) / quantile(times.icon, 0.5);
  return {
    what: `a sound of ${sounds.length}, to the icon`,
    value: `${ratio.toFixed(2)} ×`,
    budget: "1.50 ×",
    isWithin: ratio <= 1.5,
  };
}

async function measureProcess(): Promise<Figure[]> {
  const place = makePlace(await mkdtemp(join(tmpdir(), "regain-bench-")));
  const server = new RunningServer(place, await freePort(), "none", inService);
  try {
    const fill = await timed(() => server.start());
    const times: number[] = [];
    for (let run = 0; run < starts; run++) {
      await server.stop();
      times.push(await timed(() => server.start()));
    }
    const start = quantile(times, 0.5);
    await pause(settleMs);
    const memory = await residentBytes(server.pid!);
    return [
      {
        what: "first start, demo filled",
        value: seconds(fill),
        budget: seconds(30_000),
        isWithin: fill <= 30_000,
      },
      {
        what: `start with a full demo, median of ${starts}`,
        value: seconds(start),
        budget: seconds(3_000),
        isWithin: start <= 3_000,
      },
      {
        what: "memory when idle",
        value: megabytes(memory),
        budget: megabytes(600e6),
        isWithin: memory <= 600e6,
      },
      await measureSound(server),
    ];
  } finally {
    await server.dispose();
  }
}

export async function measure(): Promise<Figure[]> {
  return [...(await measureProcess()), ...(await measureReports())];
}
