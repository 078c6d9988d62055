import { endpoint } from "@regain/contract/endpoint";
import { errorBody } from "@regain/contract/errors";
import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { mount } from "../lib/http/mount.ts";
import { openTestServer } from "../testing/test-server.ts";

const anyone = { section: "service", summary: "Test.", access: "anyone" } as const;
const responses = { 200: z.object({}) };
const read = endpoint({ ...anyone, method: "GET", path: "/api/read", responses });
const body = z.object({ note: z.string() });
const write = endpoint({ ...anyone, method: "POST", path: "/api/write", body, responses });

const longAnswer = Promise.withResolvers<PassThrough>();
const form = { fields: z.object({ note: z.string() }), files: { photo: { maxBytes: 5_000 } } };
const sendForm = endpoint({ ...anyone, method: "POST", path: "/api/form", form, responses });

/** Calls for this test only, which hang, or whose answer takes longer than they have time. */
function slowModule(app: FastifyInstance): void {
  const never = () => new Promise<never>(() => undefined);
  mount(app, read, { timeoutMs: 200 })(never);
  mount(app, write, { timeoutMs: 200 })(never);
  mount(app, sendForm, { timeoutMs: 200 })(() => ({ status: 200, body: {} }));
  app.post("/long", { handlerTimeout: 200 }, (_, reply) => {
    const answer = new PassThrough();
    answer.write("begun, ");
    longAnswer.resolve(answer);
    return reply.type("audio/wav").send(answer);
  });
}

test("a call that hangs is answered when its time is up, with a body as without; an answer that has begun goes on", async () => {
  const server = await openTestServer({ modules: [slowModule] });
  try {
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const at = (path: string) => `${address}/service/v700${path}`;
    const headers = { "content-type": "application/json" };
    const long = await fetch(`${address}/long`, { method: "POST", headers, body: "{}" });
    const begun = await longAnswer.promise;
    const answers = await Promise.all([
      fetch(at("/api/read")),
      fetch(at("/api/write"), { method: "POST", headers, body: '{"note":"A"}' }),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(errorBody.parse(await answer.json()).error).toBe("unavailable");
    }
    // It began before them, and had just as little time.
    begun.end("and ended");
    expect(await long.text(), "what has begun goes on").toBe("begun, and ended");
  } finally {
    await server.close();
  }
});

test("a form that comes too slowly is told so, once, and what comes of it afterwards is no failure", async () => {
  const server = await openTestServer({ modules: [slowModule] });
  try {
    const { port } = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(port), "127.0.0.1");
    const begun =
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nthe beginning';
    socket.write(
      `POST /service/v700/api/form HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 4000\r\n\r\n${begun}`,
    );
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"error":"too-slow"');
    await once(socket, "close");
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    await expect
      .poll(() => server.logLines.some((line) => line.includes("after it had been answered")))
      .toBe(true);
    expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  } finally {
    await server.close();
  }
});
