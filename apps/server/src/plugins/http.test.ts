import { endpoint } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { system } from "../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../builders/people.ts";
import { mount } from "../lib/http/mount.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { openTestServer, type TestServer, withTestServer } from "../testing/test-server.ts";

/** A call for this test only: it reads a record, and fails in every way a call can. */
const record = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/record/:mode",
  summary: "Test.",
  access: "patient-record",
  params: z.object({ id: z.uuid(), mode: z.string() }),
  query: z.object({ day: z.optional(z.iso.date()) }),
  body: z.object({ note: z.string() }),
  responses: { 200: z.object({ note: z.string() }) },
});

const answers: Record<string, (note: string) => { note: string }> = {
  echo: (note) => ({ note }),
  refuse: () => {
    throw new Refusal("stale-version");
  },
  crash: (note) => {
    throw new Error(`a secret detail of ${note}`);
  },
  full: () => {
    throw Object.assign(new Error("could not extend file"), { code: "53100" });
  },
  chatty: (note) => ({ note, more: "than declared" }) as { note: string },
};

function testModule(app: FastifyInstance): void {
  mount(
    app,
    record,
  )(async ({ params, body }, { actor, db }) => ({
    status: 200,
    body: await db.withActor(actor, async (trx) => {
      await trx.selectFrom("patients").select("patient_id").execute();
      return answers[params.mode]!(body.note);
    }),
  }));
}

let server: TestServer;
let rosa: string;
let tokens: Record<"rosa" | "sam" | "dana" | "nils", string>;

beforeAll(async () => {
  server = await openTestServer({ modules: [testModule] });
  const ids = await server.seed(async (trx) => {
    const people = {
      rosa: await addPatient(trx, { username: "rosa" }),
      sam: await addPatient(trx, { username: "sam" }),
      dana: await addClinician(trx, { username: "dana" }),
      nils: await addClinician(trx, { username: "nils" }),
    };
    await addToCaseload(trx, { patient_id: people.rosa, clinician_id: people.dana });
    return people;
  });
  rosa = ids.rosa;
  tokens = {
    rosa: await server.tokenFor(ids.rosa),
    sam: await server.tokenFor(ids.sam),
    dana: await server.tokenFor(ids.dana),
    nils: await server.tokenFor(ids.nils),
  };
});
afterAll(() => server.close());

function ask(
  mode: string,
  token: string | undefined,
  more: { id?: string; query?: string; body?: object } = {},
) {
  return server.app.inject({
    method: "POST",
    url: `/service/v700/api/patient/${more.id ?? rosa}/record/${mode}${more.query ?? ""}`,
    headers: token ? { "access-token": token } : {},
    payload: more.body ?? { note: "hello" },
  });
}

describe("a call", () => {
  test("answers the patient and their clinician, nobody else", async () => {
    expect((await ask("echo", tokens.rosa)).json()).toEqual({ note: "hello" });
    expect((await ask("echo", tokens.dana)).statusCode).toBe(200);
    expect((await ask("echo", tokens.sam)).json()).toMatchObject({ error: "not-found" });
    expect((await ask("echo", tokens.nils)).statusCode).toBe(404);
    expect((await ask("echo", undefined)).statusCode).toBe(401);
  });

  test("is refused field by field for what it does not understand", async () => {
    const answer = await ask("echo", tokens.rosa, {
      query: "?day=tomorrow&colour=red",
      body: { note: 1, mood: "good" },
    });
    expect(answer.statusCode).toBe(400);
    const body = await ask("echo", tokens.rosa, { body: { note: 1, mood: "good" } });
    expect(body.json<{ fields: object }>().fields).toEqual({
      note: "This is not understood.",
      mood: "Unknown field.",
    });
    const query = await ask("echo", tokens.rosa, { query: "?day=tomorrow&colour=red" });
    expect(query.json<{ fields: object }>().fields).toEqual({
      day: "This is not a date.",
      colour: "Unknown field.",
    });
  });

  test("is refused to whom it does not concern before it is read", async () => {
    const wrong = { body: { nonsense: true } };
    expect((await ask("echo", tokens.sam, wrong)).json()).toMatchObject({ error: "not-found" });
    expect((await ask("echo", undefined, wrong)).json()).toMatchObject({ error: "not-signed-in" });
    const nobody = await ask("echo", tokens.rosa, { id: "not-an-id" });
    expect(nobody.json()).toMatchObject({ error: "not-found" });
  });

  test("whose body is no JSON is refused to them all the same: it is not read", async () => {
    const sent = async (token: string | undefined) => {
      const answer = await server.app.inject({
        method: "POST",
        url: `/service/v700/api/patient/${rosa}/record/echo`,
        headers: { "content-type": "application/json", ...(token && { "access-token": token }) },
        payload: "[".repeat(100_000),
      });
      return answer.statusCode;
    };
    expect(await sent(undefined)).toBe(401);
    expect(await sent(tokens.sam)).toBe(404);
    expect(await sent(tokens.rosa)).toBe(400);
  });

  test("answers a refusal with its status, code, sentence and the request's id", async () => {
    const answer = await ask("refuse", tokens.rosa);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error: "stale-version",
      message: "Somebody else changed this in the meantime.",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("that crashes says so without details, and logs them", async () => {
    const answer = await ask("crash", tokens.rosa);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: "internal" });
    expect(answer.body).not.toContain("secret");
    const { requestId } = answer.json<{ requestId: string }>();
    const logged = server.logLines.find(
      (line) => line.includes(requestId) && line.includes("stack"),
    );
    expect(logged).toContain("a secret detail");
  });

  test("on a full disk asks to come again", async () => {
    const answer = await ask("full", tokens.rosa);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("60");
  });

  test("may not answer more than its contract says, while developing", async () => {
    expect((await ask("chatty", tokens.rosa)).statusCode).toBe(500);
    expect(server.logLines.join("")).toContain("does not match its contract");
  });

  test("does not give out in service what its contract does not name, and tells of it once", () =>
    withTestServer(
      async (inService) => {
        const id = await inService.seed((trx) => addPatient(trx, { username: "rosa" }));
        const headers = { "access-token": await inService.tokenFor(id) };
        const chatty = () =>
          inService.app.inject({
            method: "POST",
            url: `/service/v700/api/patient/${id}/record/chatty`,
            headers,
            payload: { note: "hello" },
          });
        for (const _ of [1, 2]) expect((await chatty()).json()).toEqual({ note: "hello" });
        const told = inService.logLines.filter((line) => line.includes("does not name"));
        expect(told).toHaveLength(1);
        expect(told[0]).toMatch(/record\/:mode contained more, which/);
        expect(told[0]).not.toContain("than declared");
      },
      { modules: [testModule], config: { appEnv: "staging" } },
    ));

  test("keeps what cannot be stored out of the database, and the rest of the text", async () => {
    const answer = await ask("echo", tokens.rosa, { body: { note: "a\0b\ud800c" } });
    expect(answer.json()).toEqual({ note: "a\uFFFDb\uFFFDc" });
  });
});

describe("addresses that lead nowhere", () => {
  test.each([
    ["/service/v700/api/nothing", 404, "not-found"],
    ["/service/v110/api/patient/x/record/echo", 404, "not-found"],
    ["/%zz", 400, "malformed-request"],
    ["/%00", 404, "not-found"],
    ["/content/pictures/../../../../etc/passwd", 404, "not-found"],
    ["/content/pictures/%2e%2e/%2e%2e/package.json", 404, "not-found"],
    [`/service/v700/api/patient/${"x".repeat(3_000)}/record/echo`, 404, "not-found"],
  ])("%s", async (url, status, error) => {
    const answer = await server.app.inject({ url, headers: { accept: "application/json" } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
  });

  test("a known address with another method is not found either", async () => {
    const url = `/service/v700/api/patient/${rosa}/record/echo`;
    const answer = await server.app.inject({ method: "DELETE", url });
    expect(answer.json()).toMatchObject({ error: "not-found" });
  });
});

function auditRows() {
  return server.database.withActor(system("audit"), (trx) =>
    trx.selectFrom("audit").selectAll().orderBy("id").execute(),
  );
}

/** The rows that an act adds to the audit. */
async function rowsAfter(act: () => Promise<{ statusCode: number }>) {
  const before = await auditRows();
  await act();
  return (await auditRows()).slice(before.length);
}

describe("the audit", () => {
  test("keeps who read whose record, by which right and from where", async () => {
    const [row, ...more] = await rowsAfter(() => ask("echo", tokens.dana));
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      call: "POST /service/v700/api/patient/:id/record/:mode",
      access: "patient-record: caseload",
      subject_patient_id: rosa,
      status: 200,
      error: null,
      ip: "127.0.0.1",
    });
    expect(row!.user_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("keeps refusals and failures, though their transactions are gone", async () => {
    for (const [mode, token, status, error] of [
      ["echo", tokens.sam, 404, "not-found"],
      ["echo", undefined, 401, "not-signed-in"],
      ["refuse", tokens.rosa, 409, "stale-version"],
      ["crash", tokens.rosa, 500, "internal"],
    ] as const) {
      const rows = await rowsAfter(() => ask(mode, token));
      expect(rows).toMatchObject([{ subject_patient_id: rosa, status, error }]);
    }
    const strange = await rowsAfter(() => ask("echo", tokens.rosa, { id: "not-an-id" }));
    expect(strange).toMatchObject([{ subject_patient_id: null, status: 404 }]);
  });
});

test("a call is answered though its audit row cannot be stored, and the row is in the log", async () => {
  const { pool } = server.database;
  await pool.query("revoke insert on audit from regain_app");
  const answer = await ask("echo", tokens.dana);
  await pool.query("grant insert on audit to regain_app");
  expect(answer.statusCode).toBe(200);
  const line = server.logLines.find((one) => one.includes("The audit row could not be stored."));
  expect(line).toContain(rosa);
});

describe("every answer", () => {
  test("of a call is kept by nobody and tells nobody where it came from", async () => {
    const { headers } = await ask("echo", tokens.rosa);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers).not.toHaveProperty("x-powered-by");
  });
});
