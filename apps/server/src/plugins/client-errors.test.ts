import { once } from "node:events";
import { connect } from "node:net";
import { endpoint } from "@regain/contract/endpoint";
import { errorBody } from "@regain/contract/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { mount } from "../lib/http/mount.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { clientErrorResponse } from "./client-errors.ts";

const note = endpoint({
  section: "service",
  method: "POST",
  path: "/api/note",
  summary: "Test.",
  access: "anyone",
  body: z.object({ note: z.string() }),
  responses: { 200: z.object({ note: z.string() }) },
});

const never = endpoint({
  section: "service",
  method: "GET",
  path: "/api/never",
  summary: "Test.",
  access: "anyone",
  responses: { 200: z.object({}) },
});

/** Calls for this test only, with little time. */
function testModule(app: FastifyInstance): void {
  mount(app, note, { timeoutMs: 200 })(({ body }) => ({ status: 200, body }));
  mount(app, never, { timeoutMs: 200 })(() => new Promise(() => undefined));
}

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer({
    modules: [testModule],
    config: { publicUrl: "https://regain.example.org" },
  });
  port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => server.close());

/** Writes exactly what is given, and reads until the server closes the connection. */
async function said(written: string) {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  // The rest of what we had to send was no longer of interest.
  socket.on("error", () => undefined);
  socket.write(written);
  await once(socket, "close");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.split(": ", 2)));
  return { status: Number(first.split(" ")[1]), headers, body: JSON.parse(body) as unknown };
}

const post = (length: number, body: string) =>
  `POST /service/v700/api/note HTTP/1.1\r\nHost: regain.example.org\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

test.each([
  ["no line of a request", "how do you do\r\n\r\n", 400, "malformed-request"],
  ["two lengths", post(2, "{}").replace("\r\n\r\n", "\r\nContent-Length: 3\r\n\r\n"), 400],
  ["an endless header", `GET / HTTP/1.1\r\nX: ${"x".repeat(40_000)}`, 431, "headers-too-large"],
])(
  "%s is refused as any request, with a code",
  async (_, written, status, code = "malformed-request") => {
    const answer = await said(written);
    expect(answer.status).toBe(status);
    expect(errorBody.parse(answer.body)).toMatchObject({ error: code });
    expect(answer.headers).toMatchObject({
      connection: "close",
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-request-id": (answer.body as { requestId: string }).requestId,
    });
  },
);

test("a head that does not come to its end is said to be too slow", () => {
  const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  expect(clientErrorResponse(error, { publicUrl: "http://localhost:3000" }, "1")).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n(?:.+\r\n)+\r\n\{"error":"too-slow",.+"requestId":"1"\}$/,
  );
});

test("what was read of such a request is not in the log", async () => {
  await said("GET /?token=rgn_secret HTTP/1.1\r\nno header\r\n\r\n");
  const told = server.logLines.filter((line) => line.includes("could not be read"));
  expect(told.at(-1)).toContain("HPE_INVALID_HEADER_TOKEN");
  expect(told.join("")).not.toContain("rgn_secret");
});

test("a body that does not come to its end is said to be too slow, and its connection ends", async () => {
  const answer = await said(post(100, '{"note":'));
  expect(answer.status).toBe(408);
  expect(answer.body).toMatchObject({ error: "too-slow" });
  expect(answer.headers).toMatchObject({ connection: "close" });
});

test("an answer that does not come to its end is our affair", async () => {
  const answer = await said(
    "GET /service/v700/api/never HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ error: "unavailable" });
  expect(answer.headers).toMatchObject({ "retry-after": "5" });
});
