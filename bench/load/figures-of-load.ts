import { type Figure, ms } from "../figures.ts";
import type { CallTimes } from "./meter.ts";
import type { LoadOutcome, LoadRun } from "./run-load.ts";

/** The calls of a practice, and the report, by their names in the figures. */
const shown: readonly (readonly [name: string, call: string])[] = [
  ["sending an answer", "POST /patient/:id/responses"],
  ["the welcome", "GET /patient/:id/nextActivity"],
  ["putting a session aside", "POST /patient/:id/session/prefetch"],
  ["starting a session", "GET /patient/:id/session/start/SCHEDULED"],
  ["the report", "GET /patient/:id/report/performance"],
];

/** Beyond these, the driver measures itself. */
const driverLimits = { delayMs: 50, cpu: 0.8 } as const;

export const nameOfRun = ({ engine, processes, patients, pace }: LoadRun): string =>
  [
    `${patients} patients`,
    engine === "embedded"
      ? "embedded"
      : `PostgreSQL, ${processes === 1 ? "1 process" : `${processes} processes`}`,
    ...(pace === 1 ? [] : [`${Math.round(1 / pace)} times as quick as in life`]),
  ].join(", ");

const percentiles = ({ median, p95, p99, count }: CallTimes) =>
  `${ms(median)}, 95th ${ms(p95)}, 99th ${ms(p99)}, of ${count}`;

const perSecond = (rate: number) => `${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`;

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([code, count]) => `${count} ${code}`)
    .join(", ") || "none";

function loginFigures(name: string, { logins }: LoadOutcome): Figure[] {
  if (logins.length === 0) return [];
  const took = logins.map((one) => one.took).toSorted((a, b) => a - b);
  const refused = logins.filter(({ code }) => code).length;
  const at = (share: number) =>
    ms(took[Math.min(took.length - 1, Math.floor(took.length * share))]!);
  return [
    {
      what: `${name}: ${logins.length} logins at once meanwhile`,
      value: `median ${at(0.5)}, the last ${at(1)}; ${refused} turned away`,
    },
  ];
}

/** The results of a load run, line by line. */
export function figuresOfLoad(run: LoadRun, outcome: LoadOutcome): Figure[] {
  const name = nameOfRun(run);
  const { given, acknowledged, stored, lost, doubled, differing, unsent } = outcome;
  const isDriver =
    outcome.driverDelay > driverLimits.delayMs || outcome.driverCpu > driverLimits.cpu;
  const cpu = outcome.serverCpu.map((share) => share.toFixed(2)).join(" and ");
  return [
    {
      what: `${name}: answered`,
      value: `${perSecond(outcome.rate)}, of them ${perSecond(outcome.answerRate)} answers; refused: ${listed(outcome.refusals)}`,
    },
    ...shown.flatMap(([what, call]) => {
      const times = outcome.times.find((one) => one.call === call);
      return times ? [{ what: `${name}: ${what}`, value: `median ${percentiles(times)}` }] : [];
    }),
    ...loginFigures(name, outcome),
    {
      what: `${name}: answers`,
      value: `${given} given, ${acknowledged.length} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled, ${differing} scored otherwise, ${unsent} unsent after ${ms(outcome.drainMs)}`,
      budget: "all stored, none lost, none doubled",
      isWithin: lost + doubled + differing + unsent === 0 && stored === given,
    },
    {
      what: `${name}: processors`,
      value: `server ${cpu} of a core, driver ${outcome.driverCpu.toFixed(2)}, its own delay ${ms(outcome.driverDelay)} at the 99th${isDriver ? ": the driver was the bottleneck" : ""}`,
    },
  ];
}
