import { expect, type TestContext, test } from "vitest";
import { type Fault, faults } from "./faults.ts";
import { type FaultOutcome, type FaultSize, runFaults } from "./run-fault.ts";

/** `npm run bench -- faults` runs the full sizes. */
const short: FaultSize = { sessions: 10, exercises: 2, itemsEach: 4, pace: 0.03 };
/** As many as a clinic has at one time, but shorter. */
const crowd: FaultSize = { sessions: 200, exercises: 2, itemsEach: 4, pace: 0.03 };
const timeout = 480_000;

async function outcomeOf(
  all: readonly Fault[],
  context: TestContext,
  size = short,
): Promise<FaultOutcome> {
  const outcome = await runFaults(all, size);
  return outcome ?? context.skip("this machine offers no PostgreSQL, or mounts no small disk");
}

function nothingLost(all: readonly Fault[], size = short) {
  const answers = all.length * size.sessions * size.exercises * size.itemsEach;
  const none = { lost: 0, doubled: 0, differing: 0, unsent: 0, outOfOrder: 0, errors: [] };
  // The rows carry what the server's clock read: the step applied to them too.
  const hoursOff = all.includes(faults.clockStepped) ? [-1, 0, 1] : [0];
  return { ...none, hoursOff, given: answers, acknowledged: answers, stored: answers };
}

/** Whatever failed temporarily said that it may be tried again. */
const passing = new Set(["0", "503"]);
const mistakes = ({ failures }: FaultOutcome) =>
  Object.keys(failures).filter((status) => !passing.has(status));

test(
  "a server is killed twice while 200 patients send answers: each acknowledged one is stored, and once",
  async (context) => {
    const outcome = await outcomeOf([faults.killed], context, crowd);
    expect(outcome).toMatchObject(nothingLost([faults.killed], crowd));
    expect(mistakes(outcome)).toEqual([]);
  },
  timeout,
);

test(
  "a server with the embedded database is replaced, started twice, and loses its clock and its network",
  async (context) => {
    const { secondProcess, clockStepped, network, deployed } = faults;
    const all = [secondProcess, clockStepped, network, deployed];
    const outcome = await outcomeOf(all, context);
    expect(outcome).toMatchObject(nothingLost(all));
    expect(mistakes(outcome)).toEqual([]);
  },
  timeout,
);

test(
  "a disk fills up, is read all the same, and has room again",
  async (context) => {
    const outcome = await outcomeOf([faults.diskFull], context);
    expect(outcome).toMatchObject(nothingLost([faults.diskFull]));
    expect(mistakes(outcome)).toEqual([]);
  },
  timeout,
);

test(
  "PostgreSQL is stopped, crashes and cannot be reached",
  async (context) => {
    const { postgresStopped, postgresCrashed, wayToPostgres } = faults;
    const all = [postgresStopped, postgresCrashed, wayToPostgres];
    const outcome = await outcomeOf(all, context);
    expect(outcome).toMatchObject(nothingLost(all));
    expect(mistakes(outcome)).toEqual([]);
  },
  timeout,
);

test(
  "of two servers on PostgreSQL one is killed, then both are replaced one after the other",
  async (context) => {
    const all = [faults.killedOnPostgres, faults.rollingDeploy];
    const outcome = await outcomeOf(all, context);
    expect(outcome).toMatchObject(nothingLost(all));
    expect(mistakes(outcome)).toEqual([]);
  },
  timeout,
);
