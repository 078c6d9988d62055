import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { errors, sendRefusal } from "./errors.ts";
import { health } from "./health.ts";
import { requestId, requestIds } from "./request-id.ts";

const ours = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/;
const given = "4f2c1a90d1e84c7ab05f6c0d3e9b7a11";

describe("a request's name", () => {
  const nameOf = requestIds(["10.0.0.0/8", "2001:db8::1", "127.0.0.1"]);
  const from = (remoteAddress: string | undefined, id: string | string[] | undefined) =>
    nameOf({ headers: { "x-request-id": id }, socket: { remoteAddress } } as never);

  test.each(["10.7.0.1", "::ffff:10.7.0.1", "2001:db8::1", "127.0.0.1"])(
    "is taken from the proxy at %s",
    (address) => {
      expect(from(address, given)).toBe(given);
    },
  );

  test.each(["203.0.113.7", "::ffff:203.0.113.7", "2001:db8::2", "", undefined])(
    "is not taken from %s",
    (address) => {
      expect(from(address, given)).toMatch(ours);
    },
  );

  test.each(["short", `${given}\n{"level":50}`, "x".repeat(65), `"${given}"`, [given], undefined])(
    "is ours where the proxy's is %j",
    (id) => {
      expect(from("10.7.0.1", id)).toMatch(ours);
    },
  );
});

describe("each answer says which request it belongs to", () => {
  test.each([
    ["a page", "/healthz", 200],
    ["what is not there", "/nowhere", 404],
    ["what cannot be routed", "/%", 400],
  ])("%s", async (_, url, status) => {
    const app = Fastify({
      genReqId: requestIds(["127.0.0.1"]),
      frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply),
    });
    await app.register(requestId);
    await app.register(errors);
    await app.register(health, { isReady: () => Promise.resolve(true) });
    const { statusCode, headers } = await app.inject({ url, headers: { "x-request-id": given } });
    expect([statusCode, headers["x-request-id"]]).toEqual([status, given]);
    await app.close();
  });
});

test("a process that was told to end says so, and lets its callers go", async () => {
  let isDraining = false;
  const app = Fastify();
  await app.register(health, {
    isReady: () => Promise.resolve(true),
    isDraining: () => isDraining,
  });
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.headers.connection]).toEqual([200, "keep-alive"]);
  isDraining = true;
  const [stopping, alive] = [await app.inject("/readyz"), await app.inject("/healthz")];
  expect([stopping.statusCode, stopping.json()]).toEqual([503, { status: "stopping" }]);
  expect([alive.statusCode, alive.headers.connection]).toEqual([200, "close"]);
  await app.close();
});
