import { endpoint } from "@regain/contract/endpoint";
import { errorBody } from "@regain/contract/errors";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { mount } from "../lib/http/mount.ts";
import { openTestServer } from "../testing/test-server.ts";

const anyone = { section: "service", summary: "Test.", access: "anyone" } as const;
const responses = { 200: z.object({}) };
const read = endpoint({ ...anyone, method: "GET", path: "/api/read", responses });
const body = z.object({ note: z.string() });
const write = endpoint({ ...anyone, method: "POST", path: "/api/write", body, responses });

/** Calls of no product, which hang. */
function hangingModule(app: FastifyInstance): void {
  const never = () => new Promise<never>(() => undefined);
  mount(app, read, { timeoutMs: 200 })(never);
  mount(app, write, { timeoutMs: 200 })(never);
}

test("a call that hangs is answered when its time is up, with a body as without", async () => {
  const server = await openTestServer({ modules: [hangingModule] });
  try {
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const at = (path: string) => `${address}/service/v700${path}`;
    const headers = { "content-type": "application/json" };
    const answers = await Promise.all([
      fetch(at("/api/read")),
      fetch(at("/api/write"), { method: "POST", headers, body: '{"note":"A"}' }),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(errorBody.parse(await answer.json()).error).toBe("unavailable");
    }
  } finally {
    await server.close();
  }
});
