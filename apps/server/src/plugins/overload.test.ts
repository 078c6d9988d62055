import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { login } from "@regain/contract/calls/identity/login";
import { performance as report } from "@regain/contract/calls/report/performance";
import type { CallError } from "@regain/contract/client";
import { endpoint } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { anonymous } from "../db/actor.ts";
import { mount } from "../lib/http/mount.ts";
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
    // Nobody's data was touched, and the database was not queried.
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

/** Whom each transaction on the one connection is for: a person's id, or one of the system's actors. */
async function listenToTransactions({ database: { pool } }: TestServer): Promise<string[]> {
  const begun: string[] = [];
  const client = await pool.connect();
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const [begin] = given;
    const actor =
      typeof begin === "string" &&
      /^begin;.* app\.actor = '([^']*)'; set local app\.system = '([^']*)'/.exec(begin);
    if (actor) begun.push(actor[1] || actor[2]!);
    return query(...given);
  }) as typeof client.query;
  client.release();
  return begun;
}

test("who all those are who come at once is asked in fewer turns than they are", async () => {
  const server = await openTestServer({ database: await borrowDatabase("embedded") });
  try {
    const rosa = await newPatient(server);
    const records = resultsOf(rosa.id, await rosa.start(), server.now());
    const begun = await listenToTransactions(server);

    // Something takes long, and all of them arrive during it.
    const connection = await server.database.pool.connect();
    const sent = records.map((record) => rosa.send([record]));
    while (server.database.connections().waiting === 0) await pause(5);
    await pause(50);
    connection.release();
    const received = await Promise.all(sent);

    expect(received.flatMap(({ results }) => results.map(({ status }) => status))).toEqual(
      records.map(() => "stored"),
    );
    expect(begun.filter((whom) => whom === rosa.id)).toHaveLength(records.length);
    expect(begun.filter((whom) => whom === "sign-in").length).toBeLessThan(records.length);
  } finally {
    await server.close();
  }
});

test("a call whose body comes late is one call all the same: once begun, it waits for no newcomer", async () => {
  const twice = endpoint({
    section: "service",
    method: "POST",
    path: "/api/twice",
    summary: "Test.",
    access: "anyone",
    body: z.object({ name: z.string() }),
    responses: { 200: z.object({}) },
  });
  const headRead = Promise.withResolvers<void>();
  const asking: string[] = [];
  const order: string[] = [];
  /** Queries the database twice, one transaction after the other. */
  function testModule(app: FastifyInstance): void {
    app.addHook("onRequest", (_request, _reply, done) => {
      headRead.resolve();
      done();
    });
    mount(
      app,
      twice,
    )(async ({ body: { name } }, { db }) => {
      asking.push(name);
      for (const turn of [name, `${name} again`])
        await db.withActor(anonymous, async (trx) => {
          order.push(turn);
          await sql`select 1`.execute(trx);
        });
      return { status: 200, body: {} };
    });
  }
  const server = await openTestServer({
    database: await borrowDatabase("embedded"),
    modules: [testModule],
  });
  try {
    const { port } = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
    /** Waits until this many calls are in line for the connection. */
    const inLine = async (count: number) => {
      const isInLine = () =>
        asking.length >= count && server.database.connections().waiting >= count;
      while (!isInLine()) await pause(5);
    };
    const send = (name: string) => {
      const body = JSON.stringify({ name });
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(
        `POST /service/v700/api/twice HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      return { answered: once(socket, "close"), sendBody: () => socket.resume().write(body) };
    };

    const late = send("late");
    await headRead.promise;
    const connection = await server.database.pool.connect();
    late.sendBody();
    await inLine(1);
    const newcomers = ["Ann", "Bob", "Cleo"].map((name) => send(name));
    for (const { sendBody } of newcomers) sendBody();
    await inLine(1 + newcomers.length);
    connection.release();
    await Promise.all([late, ...newcomers].map(({ answered }) => answered));

    expect(order).toHaveLength(8);
    expect(order[0]).toBe("late");
    expect(order.indexOf("late again")).toBeLessThan(order.indexOf("Cleo"));
  } finally {
    await server.close();
  }
});
