import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { endpoint, mountedPath } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { addPatient } from "../builders/people.ts";
import { contractCalls } from "../lib/contract-calls.ts";
import { mount } from "../lib/http/mount.ts";
import { withTestServer } from "../testing/test-server.ts";

const note = endpoint({
  section: "service",
  method: "POST",
  path: "/api/note",
  summary: "Test.",
  access: "anyone",
  body: z.object({ note: z.string() }),
  responses: { 200: z.object({ length: z.int() }) },
});

const bodyLimit = 2 ** 20;

test("of large bodies a few are in memory at a time, small ones wait for none of them, and each is answered", async () => {
  const working = new Set<number>();
  let most = 0;
  const held = Promise.withResolvers<void>();
  /** Works on large notes until released. */
  function testModule(app: FastifyInstance): void {
    mount(app, note, { bodyLimit })(async ({ body }) => {
      const { length } = body.note;
      if (length < 1_000) return { status: 200, body: { length } };
      working.add(length);
      most = Math.max(most, working.size);
      await held.promise;
      working.delete(length);
      return { status: 200, body: { length } };
    });
  }
  await withTestServer(
    async ({ app }) => {
      const send = async (length: number) => {
        const payload = { note: "x".repeat(length) };
        const answer = await app.inject({ method: "POST", url: "/service/v700/api/note", payload });
        return answer.json<{ length: number }>().length;
      };
      const large = Array.from({ length: 10 }, (_, index) => send(300_000 + index));
      while (working.size < 4) await pause(5);
      expect(await send(10)).toBe(10);
      held.resolve();
      expect(await Promise.all(large)).toEqual(large.map((_, index) => 300_000 + index));
      expect(most).toBe(4);
    },
    { modules: [testModule] },
  );
});

test("a large body holds its place until there is an answer, not until somebody fetches it", async () => {
  const slow = Promise.withResolvers<void>();
  let notes = 0;
  await withTestServer(
    async ({ app }) => {
      const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
      const payload = JSON.stringify({ note: "x".repeat(300_000) });
      const large = `POST /service/v700/api/note HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`;
      const sockets = Array.from({ length: 8 }, () => {
        const socket = connect(Number(port), "127.0.0.1");
        // The second request on a connection is answered, and its answer waits behind the first.
        socket.write(`GET /slow HTTP/1.1\r\nhost: x\r\n\r\n${large}`);
        return socket;
      });
      while (notes < sockets.length) await pause(5);
      expect(notes).toBe(sockets.length);
      slow.resolve();
      for (const socket of sockets) {
        socket.destroy();
        await once(socket, "close");
      }
    },
    {
      modules: [
        (app) => {
          app.get("/slow", () => slow.promise);
          mount(app, note, { bodyLimit })(({ body }) => {
            notes += 1;
            return { status: 200, body: { length: body.note.length } };
          });
        },
      ],
    },
  );
});

const mebibyte = 2 ** 20;

/** What came to a server's port, in bytes, over all connections. */
function countArrived(app: FastifyInstance): () => number {
  const sockets: Socket[] = [];
  app.server.on("connection", (socket) => sockets.push(socket));
  return () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
}

/** Sends all of a body but its end; what is answered all the same is collected. */
function sendSlowly(port: number, head: string, length: number) {
  const socket = connect(port, "127.0.0.1");
  const answer = { text: "" };
  socket.setEncoding("utf8").on("data", (part: string) => (answer.text += part));
  socket.write(`POST ${head}\r\nhost: x\r\ncontent-type: application/json\r\n`);
  socket.write(`content-length: ${length}\r\n\r\n`);
  socket.write(Buffer.alloc(length - 1_000, " "));
  return { answer, socket };
}

const portOf = (address: string) => Number(new URL(address).port);

async function hangUp(sockets: readonly Socket[]): Promise<void> {
  const open = sockets.filter((socket) => !socket.closed);
  const closed = open.map((socket) => once(socket, "close"));
  for (const socket of open) socket.destroy();
  await Promise.all(closed);
}

const results = endpoint({
  section: "service",
  method: "POST",
  path: "/api/results",
  summary: "Test.",
  access: "signed-in",
  body: z.object({ note: z.string() }),
  responses: { 200: z.object({ length: z.int() }) },
});

/** Takes results for these tests only. */
const resultsModule = (app: FastifyInstance): void =>
  mount(app, results, { bodyLimit: 4 * mebibyte })(({ body }) => ({
    status: 200,
    body: { length: body.note.length },
  }));

test("of bodies that are still arriving one account has its share in memory, and gives it back when it hangs up", () =>
  withTestServer(
    async (server) => {
      const [sam, rosa] = await server.seed(async (trx) => [
        await addPatient(trx, { username: "sam" }),
        await addPatient(trx, { username: "rosa" }),
      ]);
      const [ofSam, ofRosa] = [await server.tokenFor(sam), await server.tokenFor(rosa)];
      const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
      const arrived = countArrived(server.app);
      const url = "/service/v700/api/results";
      const length = 4 * mebibyte;
      const slow = () =>
        sendSlowly(portOf(address), `${url} HTTP/1.1\r\naccess-token: ${ofSam}`, length);
      const whole = async (token: string) => {
        const answer = await fetch(address + url, {
          method: "POST",
          headers: { "content-type": "application/json", "access-token": token },
          body: JSON.stringify({ note: "x".repeat(3 * mebibyte) }),
        });
        return answer.status;
      };
      // Three have room, twenty wait unread.
      const sent = Array.from({ length: 24 }, slow);
      await expect
        .poll(() => sent.filter(({ answer }) => answer.text !== "").length, { timeout: 10_000 })
        .toBe(1);
      const { answer } = sent.find(({ answer: { text } }) => text !== "")!;
      expect(answer.text).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer.text).toContain("retry-after: 5");
      expect(await whole(ofRosa), "somebody else has a share of their own").toBe(200);
      await expect.poll(arrived, { timeout: 10_000 }).toBeGreaterThan(3 * (length - 1_000));
      expect(arrived(), "three, the refused one, rosa's, and the heads").toBeLessThan(6 * length);

      await hangUp(sent.map(({ socket }) => socket));
      await expect.poll(() => whole(ofSam), { timeout: 10_000 }).toBe(200);
    },
    { modules: [resultsModule] },
  ));

test("a body of unknown length takes as much room as the call allows", () =>
  withTestServer(
    async (server) => {
      const sam = await server.seed((trx) => addPatient(trx, { username: "sam" }));
      const token = await server.tokenFor(sam);
      const port = portOf(await server.app.listen({ host: "127.0.0.1", port: 0 }));
      const begun = Array.from({ length: 3 + 20 + 1 }, () => {
        const socket = connect(port, "127.0.0.1");
        socket.write(
          `POST /service/v700/api/results HTTP/1.1\r\nhost: x\r\naccess-token: ${token}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`,
        );
        return socket;
      });
      const [first] = await Promise.race(begun.map((socket) => once(socket, "data")));
      expect(String(first)).toMatch(/^HTTP\/1\.1 503 /);
      await hangUp(begun);
    },
    { modules: [resultsModule] },
  ));

test("who has said nothing of themselves shares what there is for nobody, and of what nobody takes not a byte is kept", () =>
  withTestServer(async ({ app }) => {
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const port = portOf(address);
    const signed = `/webhooks/payments HTTP/1.1\r\nstripe-signature: t=1,v1=00`;
    const most = 12 * mebibyte;
    const length = mebibyte / 2;
    const sent = Array.from({ length: most / length + 21 }, () => sendSlowly(port, signed, length));
    await expect
      .poll(() => sent.filter(({ answer }) => answer.text.includes(" 503 ")).length, {
        timeout: 10_000,
      })
      .toBe(1);
    for (const [head, status] of [
      ["/webhooks/payments HTTP/1.1", 400],
      ["/no/such/address HTTP/1.1", 404],
    ] as const) {
      const one = sendSlowly(port, head, length);
      sent.push(one);
      await expect.poll(() => one.answer.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
    await hangUp(sent.map(({ socket }) => socket));
  }));

test("a call that is open to anybody takes no large body", () =>
  withTestServer(async ({ app }) => {
    const open = (await contractCalls()).filter(({ access, body }) => access === "anyone" && body);
    expect(open.length).toBeGreaterThan(10);
    for (const def of open) {
      const { statusCode } = await app.inject({
        method: def.method,
        url: mountedPath(def, "v700"),
        payload: { username: "x".repeat(70_000) },
      });
      expect([def.path, statusCode]).toEqual([def.path, 413]);
    }
  }));
