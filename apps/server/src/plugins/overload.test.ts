import { setTimeout as pause } from "node:timers/promises";
import { login } from "@regain/contract/calls/identity/login";
import { performance as report } from "@regain/contract/calls/report/performance";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { type CallError, createClient } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import { describe, expect, test } from "vitest";
import { newPatient, refusal } from "../testing/practising-patient.ts";
import { resultsOf } from "../testing/practice.ts";
import { borrowDatabase } from "../testing/shared-databases.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { patience, secondsToWait } from "./overload.rules.ts";

describe("who is turned away", () => {
  test("at the limit nobody is; beyond it first who reads, then who practises, and last answers", () => {
    const refused = (waitMs: number) =>
      (["reading", "practice", "answers"] as const).filter(
        (urgency) => secondsToWait(urgency, waitMs, 1_000, 0) !== undefined,
      );
    expect(refused(1_000)).toEqual([]);
    expect(refused(1_001)).toEqual(["reading"]);
    expect(refused(3_001)).toEqual(["reading", "practice"]);
    expect(refused(6_001)).toEqual(["reading", "practice", "answers"]);
  });

  test("they are told to come again at different times", () => {
    const { soonest, latest } = patience.reading;
    const told = [0, 0.5, 0.999].map((chance) => secondsToWait("reading", 9_000, 1_000, chance));
    expect(told[0]).toBe(soonest);
    expect(told[2]).toBe(latest);
    expect(told[1]).toBeGreaterThan(soonest);
  });
});

test("a server with too much to do turns away reports first and answers last, and loses none", async () => {
  let waitMs = 0;
  const server = await openTestServer({ waitMs: () => waitMs });
  try {
    const rosa = await newPatient(server);
    const session = await rosa.start();
    const answers = resultsOf(rosa.id, session, server.now());
    const readReport = () => rosa.call(report, { params: { id: rosa.id }, query: {} });
    const trail = () =>
      server.database.owner
        .selectFrom("audit")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow();

    waitMs = 1_500;
    const before = await trail();
    const error: CallError = await readReport().then(
      () => Promise.reject(new Error("It was let in.")),
      (reason: CallError) => reason,
    );
    expect([error.status, error.code]).toEqual([503, "unavailable"]);
    expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(patience.reading.soonest);
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(patience.reading.latest);
    // Nobody's data was touched, and the database was asked nothing.
    expect(await trail()).toEqual(before);
    await rosa.welcome();

    waitMs = 4_000;
    expect(await refusal(rosa.welcome())).toEqual([503, "unavailable"]);
    const { results } = await rosa.send(answers.slice(0, 2));
    expect(results.map(({ status }) => status)).toEqual(["stored", "stored"]);

    waitMs = 10_000;
    expect(await refusal(rosa.send(answers))).toEqual([503, "unavailable"]);
    const credentials = { username: "nobody", password: "Practice1" };
    expect(await refusal(server.client()(login, { body: credentials }))).toEqual([
      503,
      "unavailable",
    ]);
    for (const path of ["/healthz", "/readyz", "/metrics"])
      expect((await server.app.inject(path)).statusCode).toBe(200);

    waitMs = 0;
    const later = await rosa.send(answers);
    expect(later.results.map(({ status }) => status)).toEqual([
      "duplicate",
      "duplicate",
      ...answers.slice(2).map(() => "stored"),
    ]);
    await readReport();
  } finally {
    await server.close();
  }
});

/** For which of the system's actors, or for a person, each transaction on the one connection begins. */
async function listenToTransactions({ database: { pool } }: TestServer): Promise<string[]> {
  const begun: string[] = [];
  const client = await pool.connect();
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const [begin] = given;
    const actor = typeof begin === "string" && /^begin;.*'app.system', '([^']*)'/.exec(begin);
    if (actor) begun.push(actor[1] || "person");
    return query(...given);
  }) as typeof client.query;
  client.release();
  return begun;
}

interface ToSend {
  readonly address: string;
  readonly patientId: string;
  readonly records: readonly TaskResult[];
}

/** A patient's device, over the network; `body` may hold back what is sent. */
async function deviceOf(
  server: TestServer,
  { patientId, address }: Pick<ToSend, "patientId" | "address">,
  body: (text: string) => string | ReadableStream = (text) => text,
) {
  const token = await server.tokenFor(patientId);
  return createClient({
    baseUrl: "",
    version: "v700",
    token: () => token,
    fetch: (path, init) =>
      fetch(`${address}${path as string}`, {
        ...init,
        ...(init?.body ? { body: body(init.body as string), duplex: "half" } : {}),
      }),
  });
}

/** A server on the embedded database, which has one connection, and a patient whose answers are still to be sent. */
async function withAnswersToSend(
  story: (server: TestServer, toSend: ToSend) => Promise<void>,
): Promise<void> {
  const server = await openTestServer({
    database: await borrowDatabase("embedded"),
  });
  try {
    const rosa = await newPatient(server);
    const records = resultsOf(rosa.id, await rosa.start(), server.now());
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    await story(server, { address, patientId: rosa.id, records });
  } finally {
    await server.close();
  }
}

async function untilWaiting(server: TestServer, count: number): Promise<void> {
  while (server.database.connections().waiting < count) await pause(5);
}

test("whoever has begun waits for nobody who came later: the first is done before it is asked who the last is", () =>
  withAnswersToSend(async (server, { address, patientId, records }) => {
    const begun = await listenToTransactions(server);
    const call = await deviceOf(server, { address, patientId });
    begun.length = 0;

    // Something takes long, and meanwhile all of them come.
    const connection = await server.database.pool.connect();
    const sent = records.map((record) =>
      call(sendResponses, { params: { id: patientId }, body: [record] }),
    );
    await untilWaiting(server, records.length);
    connection.release();
    const received = await Promise.all(sent);

    expect(received.flatMap(({ results }) => results.map(({ status }) => status))).toEqual(
      records.map(() => "stored"),
    );
    const firstIsDone = begun.indexOf("audit");
    expect(begun.slice(0, firstIsDone)).toContain("person");
    expect(begun.lastIndexOf("sign-in")).toBeGreaterThan(firstIsDone);
  }));

test("a call is still the one that has begun when its body comes late", () =>
  withAnswersToSend(async (server, { address, patientId, records }) => {
    const begun = await listenToTransactions(server);
    let comes = () => {};
    const late = new Promise<void>((resolve) => (comes = resolve));
    const call = await deviceOf(server, { address, patientId }, (text) =>
      ReadableStream.from(
        (async function* () {
          yield Buffer.from(text.slice(0, 10));
          await late;
          yield Buffer.from(text.slice(10));
        })(),
      ),
    );
    begun.length = 0;

    const sent = call(sendResponses, {
      params: { id: patientId },
      body: [...records],
    });
    while (!begun.includes("sign-in")) await pause(5);
    const connection = await server.database.pool.connect();
    begun.length = 0;
    const newcomers = [1, 2].map(() =>
      call(nextActivity, { params: { id: patientId }, query: {} }),
    );
    await untilWaiting(server, 2);
    comes();
    await untilWaiting(server, 3);
    connection.release();
    const { results } = await sent;
    await Promise.all(newcomers);

    expect(results.map(({ status }) => status)).toEqual(records.map(() => "stored"));
    expect(begun[0]).toBe("person");
  }));
