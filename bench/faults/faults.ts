import type { EngineKind } from "../../apps/server/src/db/engine.ts";
import { type ServerProcess, serverProcess } from "../../apps/server/src/faults/server-process.ts";
import { stepClock } from "./clock-says.ts";
import type { Place } from "./place.ts";
import type { Practice } from "./practice.ts";
import type { TcpProxy, Way } from "./tcp-proxy.ts";

/** What a fault happens to. */
export interface Stage {
  readonly place: Place;
  /** The first one that can be reached is used. */
  readonly servers: readonly ServerProcess[];
  /** Between the patients and the servers. */
  readonly network: TcpProxy;
  readonly practice: Practice;
  /** The status that somebody reading a report at this moment gets. */
  readReport(): Promise<number>;
}

export interface Fault {
  readonly name: string;
  readonly engine: EngineKind;
  /** 1 if not given. */
  readonly servers?: number;
  readonly onSmallDisk?: boolean;
  happen(stage: Stage): Promise<void>;
}

const only = ({ servers }: Stage): ServerProcess => servers[0]!;
/** Enough to show that the fault is felt; with two servers nobody need notice that one of them is gone. */
const felt = 5;
const untilFelt = ({ servers, practice }: Stage) =>
  servers.length > 1 ? Promise.resolve() : practice.untilFailures(felt);

const kill = async (stage: Stage) => {
  for (const share of [0.2, 0.6]) {
    await stage.practice.until(share);
    await only(stage).kill();
    await untilFelt(stage);
    await only(stage).start();
  }
};

async function replace(server: ServerProcess): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`the server that was told to stop ended with ${code}`);
  await server.start();
}

const deploy = async (stage: Stage) => {
  for (const share of [0.2, 0.6]) {
    await stage.practice.until(share);
    await replace(only(stage));
  }
};

const hour = 3_600_000;
/** At which share of the answers, and how far off the clock is from then on, ms. */
const clockSteps = [
  [0.2, -hour],
  [0.5, hour],
  [0.8, 0],
] as const;

const badWays: readonly Way[] = ["cuts-answers", "refuses", "cuts-requests", "slow", "half-open"];

const stopPostgres = (how: "fast" | "immediate") => async (stage: Stage) => {
  await stage.practice.until(0.3);
  await stage.place.postgres!.halt(how);
  await stage.practice.untilFailures(felt);
  await stage.place.postgres!.resume();
};

/** Faults by what they affect, each while patients practice. */
export const faults = {
  killed: { name: "server killed (kill -9), twice", engine: "embedded", happen: kill },
  deployed: {
    name: "server stopped (SIGTERM) and the next started, twice",
    engine: "embedded",
    happen: deploy,
  },
  secondProcess: {
    name: "a second server started on the data folder",
    engine: "embedded",
    async happen({ practice, place }) {
      await practice.until(0.3);
      const second = serverProcess(place.env);
      const refused = await second.start().then(
        () => "nothing",
        (error: unknown) => String(error),
      );
      if (!refused.includes("Another Regain is already running on the data folder"))
        throw new Error(`the second server said ${refused}`);
    },
  },
  clockStepped: {
    name: "server's clock an hour back, an hour ahead, right again",
    engine: "embedded",
    async happen(stage) {
      for (const [share, off] of clockSteps) {
        await stage.practice.until(share);
        await stepClock(only(stage), off);
      }
    },
  },
  network: {
    name: "network refuses, cuts requests and answers, drips, swallows",
    engine: "embedded",
    async happen({ practice, network }) {
      await practice.until(0.1);
      network.setWays(badWays);
      await practice.until(0.6);
      const unfelt = badWays.filter((way) => !network.felt.has(way));
      if (unfelt.length > 0) throw new Error(`nobody felt a network that ${unfelt.join(", ")}`);
      network.setWays(["open"]);
    },
  },
  diskFull: {
    name: "disk full, and room again",
    engine: "embedded",
    onSmallDisk: true,
    async happen({ place, practice, readReport }) {
      await practice.until(0.3);
      place.disk!.fill();
      await practice.untilFailures(felt);
      const status = await readReport();
      if (status !== 200) throw new Error(`on a full disk a report is answered with ${status}`);
      place.disk!.makeRoom();
    },
  },
  killedOnPostgres: { name: "server killed (kill -9), twice", engine: "postgres", happen: kill },
  postgresStopped: {
    name: "PostgreSQL stopped and started",
    engine: "postgres",
    happen: stopPostgres("fast"),
  },
  postgresCrashed: {
    name: "PostgreSQL ended at once, as by a crash, and started",
    engine: "postgres",
    happen: stopPostgres("immediate"),
  },
  wayToPostgres: {
    name: "the way to PostgreSQL refused, cut, swallowing",
    engine: "postgres",
    async happen({ place, practice }) {
      for (const [share, way] of [
        [0.2, "refuses"],
        [0.4, "cuts-answers"],
        [0.6, "half-open"],
      ] as const) {
        await practice.until(share);
        place.way!.setWays([way]);
        await practice.untilFailures(felt);
        place.way!.setWays(["open"]);
      }
    },
  },
  rollingDeploy: {
    name: "two servers replaced one after the other",
    engine: "postgres",
    servers: 2,
    async happen({ practice, servers }) {
      for (const [index, server] of servers.entries()) {
        await practice.until(0.2 + 0.4 * index);
        await replace(server);
      }
    },
  },
} as const satisfies Readonly<Record<string, Fault>>;
