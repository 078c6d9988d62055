import { exportEverything } from "@regain/contract/calls/export/export-everything";
import { exportFhir } from "@regain/contract/calls/export/export-fhir";
import { exportResponses } from "@regain/contract/calls/export/export-responses";
import { CallError, createClient } from "@regain/contract/client";
import { mountedPath } from "@regain/contract/endpoint";
import { linkPurposes } from "@regain/contract/link-purposes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { FileStream } from "../../lib/http/file-stream.ts";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { practise } from "../../testing/exported.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";

const calls = [exportResponses, exportFhir, exportEverything] as const;

let server: TestServer;
let rosa: string;
let dana: string;
let nils: string;
let sam: string;
beforeAll(async () => {
  server = await openTestServer();
  [rosa, dana, nils, sam] = await server.seed(async (trx) => {
    const ids = [
      await addPatient(trx, { username: "rosa", subscription: { status: "expired" } }),
      await addClinician(trx, { username: "dana" }),
      await addClinician(trx, { username: "nils" }),
      await addPatient(trx, { username: "sam" }),
    ] as const;
    await addToCaseload(trx, { patient_id: ids[0], clinician_id: ids[1] });
    return ids;
  });
  await practise(server, rosa, [{}]);
});
afterAll(() => server.close());

const addressOf = (call: (typeof calls)[number]) => mountedPath(call, "v700").replace(":id", rosa);

const ask = (call: (typeof calls)[number], token: string | undefined) =>
  server.app.inject({
    url: addressOf(call),
    headers: token === undefined ? {} : { "access-token": token },
  });

describe.each(calls)("$path", (call) => {
  test("is for the patient, paid or not, and for their clinician; the trail says so", async () => {
    for (const [reader, right] of [
      [rosa, "patient-record: self"],
      [dana, "patient-record: caseload"],
    ] as const) {
      const answer = await ask(call, await server.tokenFor(reader));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toContain(call.mediaType);
      expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="regain-\S+"$/);
      expect(answer.headers["cache-control"]).toBe("no-store");
      const rows = await server.database.withActor(system("jobs"), (trx) =>
        trx
          .selectFrom("audit")
          .select(["user_id", "access", "subject_patient_id", "status"])
          .where("call", "=", `GET ${mountedPath(call, "v700")}`)
          .where("user_id", "=", reader)
          .execute(),
      );
      expect(rows).toEqual([
        { user_id: reader, access: right, subject_patient_id: rosa, status: 200 },
      ]);
    }
  });

  test("is not there for anybody else", async () => {
    for (const stranger of [nils, sam]) {
      const answer = await ask(call, await server.tokenFor(stranger));
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        404,
        "not-found",
      ]);
      expect(answer.headers).not.toHaveProperty("content-disposition");
    }
    const nobody = await ask(call, undefined);
    expect(nobody.json()).toMatchObject({ error: "not-signed-in" });
  });

  test("is opened by no link of any mail", async () => {
    for (const purpose of linkPurposes) {
      const token = await server.seed((trx) =>
        issueLink(trx, { purpose, userId: rosa }, server.now()),
      );
      const answer = await server.app.inject({ url: `${addressOf(call)}?token=${token}` });
      expect([purpose, answer.statusCode]).toEqual([purpose, 401]);
    }
  });

  test("takes no other question", async () => {
    const token = await server.tokenFor(rosa);
    const answer = await server.app.inject({
      url: `${addressOf(call)}?startDate=2026-01-01`,
      headers: { "access-token": token },
    });
    expect(answer.json()).toMatchObject({ error: "malformed-request" });
  });
});

describe("a file that is made while it is sent", () => {
  /** A server with one call, answered with these parts, and the contract's own client over a real connection. */
  async function served(
    parts: () => AsyncGenerator<string>,
    story: (fetched: () => Promise<Blob>, world: TestServer) => Promise<void>,
  ): Promise<void> {
    const routes = (app: FastifyInstance) =>
      mount(
        app,
        exportResponses,
      )(async () => ({
        status: 200,
        body: await FileStream.begin({ type: "text/csv", name: "a.csv" }, parts()),
      }));
    await withTestServer(
      async (world) => {
        const id = await world.seed((trx) => addPatient(trx, { username: "rosa" }));
        const token = await world.tokenFor(id);
        const baseUrl = await world.app.listen({ host: "127.0.0.1", port: 0 });
        const call = createClient({ baseUrl, version: "v700", token: () => token });
        await story(() => call(exportResponses, { params: { id } }), world);
      },
      { modules: [routes] },
    );
  }

  const failureOf = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => (error instanceof CallError ? [error.status, error.code] : error),
    );

  test("comes whole", () =>
    served(
      async function* () {
        yield "one,";
        yield "two";
      },
      async (fetched) => expect(await (await fetched()).text()).toBe("one,two"),
    ));

  test("is refused in words where it cannot be begun", () =>
    served(
      // oxlint-disable-next-line require-yield
      async function* () {
        throw new Refusal("unavailable");
      },
      async (fetched) => expect(await failureOf(fetched())).toEqual([503, "unavailable"]),
    ));

  test("does not pass for whole where it breaks off", () =>
    served(
      async function* () {
        yield "one,".repeat(100_000);
        throw new Error("the disk is gone");
      },
      async (fetched, world) => {
        expect(await failureOf(fetched())).toEqual([0, "network"]);
        expect(world.logLines.join()).toContain("the disk is gone");
      },
    ));

  test("is not made any further when nobody takes it", async () => {
    let made = 0;
    let isEnded = false;
    const parts = async function* () {
      try {
        for (;;) yield String((made += 1));
      } finally {
        isEnded = true;
      }
    };
    const file = await FileStream.begin({ type: "text/csv", name: "a.csv" }, parts());
    expect(made).toBe(1);
    const reader = file.content[Symbol.asyncIterator]();
    expect((await reader.next()).value).toBe("1");
    await reader.return?.();
    expect(isEnded).toBe(true);
    expect(made).toBeLessThan(5);
  });
});
