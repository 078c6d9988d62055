import { setTimeout as pause } from "node:timers/promises";
import { endpoint } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
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

test("of large bodies a few are in memory at a time, small ones wait for none of them, and each is answered", async () => {
  const working = new Set<number>();
  let most = 0;
  const held = Promise.withResolvers<void>();
  /** Works on large notes until it is let go. */
  function testModule(app: FastifyInstance): void {
    mount(
      app,
      note,
    )(async ({ body }) => {
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
