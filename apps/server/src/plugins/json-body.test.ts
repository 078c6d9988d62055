import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { endpoint, mountedPath } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
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
