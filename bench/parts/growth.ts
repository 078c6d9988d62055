import { performance as performanceReport } from "@regain/contract/calls/report/performance";
import { system } from "../../apps/server/src/db/actor.ts";
import { addMadeUpSession, madeUpResponse } from "../../apps/server/src/builders/practice.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { storeResponses } from "../../apps/server/src/modules/session/response.store.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import {
  addPatients,
  addRollUps,
  keepSamples,
  resultsEach,
  roomOf,
  settle,
  somePatient,
  takeSamples,
} from "../growth/fill.ts";
import { lineThrough, timeModel } from "../growth/model.ts";
import { drawGrowth, type Point, type Source } from "../growth/plot.ts";
import { openApp } from "../support/app.ts";
import { openDemoEmbedded, openEmptyPostgres } from "../support/databases.ts";

export const title = "Growth: up to 100 million results";

export const about = `One PostgreSQL with default settings (except that it does not wait for the disk), and patients who each practiced on 250 days
and gave ${resultsEach.toLocaleString("en")} results, with items and events as large as the demo's. Up to 1 million results every row is there, stored in
order of days; the product's own function counts the blocks. The 10 million are those plus the roll-ups (\`blocks\`,
\`practice_days\`) of 900 more patients, which reports and lists are made from. The 100 million are a model: a straight line
through the measured points, of disk space over results, of time over their logarithm. It does not account for a database
that outgrows its machine's memory.

The report is the whole call for one patient, in process; storing is \`store_responses\` with a batch of 10 results of a new
session, including the commit. \`GROWTH_RESULTS=10000000\` keeps every row up to there.

![Report, storing, and disk space over the number of results](growth.svg)`;

interface Step {
  readonly results: number;
  readonly source: Exclude<Source, "model">;
}

/** Up to here every row is stored; ten times as many exist as roll-ups, and a hundred times as many are modeled. */
const mostWhole = Number(process.env.GROWTH_RESULTS || 1_000_000);
if (mostWhole < 200_000 || mostWhole % 100_000 !== 0)
  throw new Error("GROWTH_RESULTS wants a multiple of 100000, 200000 at least.");
const steps: readonly Step[] = [
  { results: mostWhole / 10, source: "whole" },
  { results: (mostWhole * 3) / 10, source: "whole" },
  { results: mostWhole, source: "whole" },
  { results: mostWhole * 10, source: "roll-ups" },
];
const modelled = mostWhole * 100;

interface Measured extends Step {
  readonly reportMs: number;
  readonly storeMs: number;
  readonly bytes: number;
  readonly rollUpBytes: number;
}

const rounds = 31;
const demo = system("demo");

async function timeStoring(database: OwnedDatabase, patientId: string): Promise<number> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const blocks = [{ typeId: 1, level: 1, count: 10 }];
    const session = await database.withActor(demo, (trx) =>
      addMadeUpSession(trx, patientId, blocks, new Date()),
    );
    const results = session.items.map((item) => madeUpResponse(session, item));
    const began = performance.now();
    await database.withActor(demo, (trx) => storeResponses(trx, patientId, results));
    if (round >= 0) times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}

async function timeReports(database: OwnedDatabase, patientId: string): Promise<number> {
  const app = await openApp(database);
  const call = await app.clientFor(patientId);
  const times: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const began = performance.now();
    await call(performanceReport, { params: { id: patientId }, query: {} });
    if (round >= 0) times.push(performance.now() - began);
  }
  await app.close();
  return quantile(times, 0.5);
}

/**
 * The patient who stores results is not the one whose report is read, so the latter's history stays as long as it
 * was.
 */
async function measureAt(database: OwnedDatabase, step: Step): Promise<Measured> {
  await settle(database);
  const { whole: bytes, rollUps: rollUpBytes } = await roomOf(database);
  const reportMs = await timeReports(database, await somePatient(database, 0));
  const storeMs = await timeStoring(database, await somePatient(database, 1));
  return { ...step, bytes, rollUpBytes, reportMs, storeMs };
}

async function grow(database: OwnedDatabase): Promise<Measured[]> {
  const measured: Measured[] = [];
  let patients = 0;
  for (const step of steps) {
    const wanted = step.results / resultsEach;
    const add = step.source === "whole" ? addPatients : addRollUps;
    await add(database, wanted - patients);
    patients = wanted;
    measured.push(await measureAt(database, step));
  }
  return measured;
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(bytes < 1e10 ? 2 : 0)} GB`;

const named = ({ results, source }: Pick<Point, "results" | "source">) =>
  `${results.toLocaleString("en")} results${source === "whole" ? "" : source === "model" ? ", modelled" : ", most of them as roll-ups"}`;

/**
 * Space is linear; the rows that roll-ups stand for are added according to the line through the measurements of whole
 * rows.
 */
function roomPoints(measured: readonly Measured[]): Point[] {
  const whole = measured.filter(({ source }) => source === "whole");
  const { at, slope } = lineThrough(whole.map(({ results, bytes }) => [results, bytes]));
  const beyond = [...measured.filter(({ source }) => source !== "whole"), { results: modelled }];
  return [
    ...whole.map(({ results, bytes }): Point => ({ results, value: bytes, source: "whole" })),
    ...beyond.map(({ results }): Point => ({
      results,
      value: at + slope * results,
      source: "model",
    })),
  ];
}

function timePoints(measured: readonly Measured[], time: (one: Measured) => number): Point[] {
  const model = timeModel(measured.map((one) => [one.results, time(one)]));
  return [
    ...measured.map((one): Point => ({
      results: one.results,
      value: time(one),
      source: one.source,
    })),
    { results: modelled, value: model(modelled), source: "model" },
  ];
}

const reportLimitMs = 50;

export async function measure(): Promise<Figure[]> {
  const demoDatabase = await openDemoEmbedded();
  const samples = await takeSamples(demoDatabase.database);
  await demoDatabase.close();
  const bench = await openEmptyPostgres();
  if (!bench) return [{ what: "PostgreSQL", value: "not installed on this machine" }];
  let measured: Measured[];
  try {
    await keepSamples(bench.database, samples);
    measured = await grow(bench.database);
  } finally {
    await bench.close();
  }
  const reports = timePoints(measured, ({ reportMs }) => reportMs);
  const stores = timePoints(measured, ({ storeMs }) => storeMs);
  const room = roomPoints(measured);
  await drawGrowth(
    [
      { title: "Report of a patient, ms", points: reports, limit: reportLimitMs },
      { title: "Storing 10 results, ms", points: stores },
      {
        title: "Room on disk, GB",
        points: room.map((point) => ({ ...point, value: point.value / 1e9 })),
      },
    ],
    new URL("../../docs/growth.svg", import.meta.url),
  );
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const ratio = (time: (one: Measured) => number) => (time(last) / time(first)).toFixed(2);
  const rollUps = measured.find(({ source }) => source === "roll-ups");
  return [
    ...reports.map((point) => ({
      what: `report, ${named(point)}`,
      value: ms(point.value),
      ...(point.source === "model"
        ? {}
        : { budget: ms(reportLimitMs), isWithin: point.value <= reportLimitMs }),
    })),
    {
      what: `report, ${last.results.toLocaleString("en")} against ${first.results.toLocaleString("en")}`,
      value: ratio(({ reportMs }) => reportMs),
    },
    ...stores.map((point) => ({ what: `storing 10, ${named(point)}`, value: ms(point.value) })),
    {
      what: `storing, ${last.results.toLocaleString("en")} against ${first.results.toLocaleString("en")}`,
      value: ratio(({ storeMs }) => storeMs),
    },
    ...room.map((point) => ({ what: `disk, ${named(point)}`, value: gigabytes(point.value) })),
    ...(rollUps
      ? [
          {
            what: `disk, the roll-ups alone of ${rollUps.results.toLocaleString("en")}`,
            value: gigabytes(rollUps.rollUpBytes),
          },
        ]
      : []),
  ];
}
