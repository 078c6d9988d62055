import { logEvent } from "@regain/contract/calls/tracking/log-event";
import { logLink } from "@regain/contract/calls/tracking/log-link";
import { CallError } from "@regain/contract/client";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";

/** A server on a database that is closed elsewhere. */
const serverOn = (database: OwnedDatabase) =>
  openTestServer({ database: { ...database, close: () => Promise.resolve() } });

const eventsOf = ({ database }: TestServer) =>
  database.owner
    .selectFrom("event_log")
    .select(["user_id", "anonymous_id", "event_name", "event_sub_type", "data"])
    .orderBy("at")
    .orderBy("id")
    .execute();
const linksOf = ({ database }: TestServer) =>
  database.owner.selectFrom("link_log").selectAll().execute();
const idsOf = ({ database }: TestServer) =>
  database.owner.selectFrom("anonymous_ids").select(["anonymous_id", "user_id"]).execute();

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => "taken",
    (error: unknown) => (error instanceof CallError ? error.code : error),
  );

/** Counts a page view. */
function view(
  server: TestServer,
  userId: string,
  { token, anonymousId }: { token?: string; anonymousId?: string } = {},
) {
  return server.client(token)(logEvent, {
    params: { userId, eventName: "page_view" },
    query: { eventSubType: "/dashboard", ...(anonymousId && { anonymousId }) },
    body: {},
  });
}

onBothEngines("a browser is nobody's until somebody signs in on it", async (database) => {
  const server = await serverOn(database);
  const rosa = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
  const sam = await server.seed((trx) => addPatient(trx, { username: "sam" }));
  const anonymousId = randomUUID();

  await view(server, "anonymous", { anonymousId });
  expect(await idsOf(server)).toEqual([]);
  await view(server, rosa, { anonymousId, token: await server.tokenFor(rosa) });
  await view(server, sam, { anonymousId, token: await server.tokenFor(sam) });
  await view(server, rosa, { token: await server.tokenFor(rosa) });

  expect(await idsOf(server)).toEqual([{ anonymous_id: anonymousId, user_id: rosa }]);
  const event = { event_name: "page_view", event_sub_type: "/dashboard", data: {} };
  expect(await eventsOf(server)).toEqual([
    { ...event, user_id: null, anonymous_id: anonymousId },
    { ...event, user_id: rosa, anonymous_id: anonymousId },
    { ...event, user_id: sam, anonymous_id: anonymousId },
    { ...event, user_id: rosa, anonymous_id: null },
  ]);
  await server.close();
});

test("nobody counts something in another person's name", () =>
  withTestServer(async (server) => {
    const rosa = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
    const dana = await server.seed((trx) => addClinician(trx, { username: "dana" }));
    const anonymousId = randomUUID();
    const link = (userId: string | undefined) =>
      server.database.withActor(system("sign-in"), (trx) =>
        issueLink(
          trx,
          userId
            ? { purpose: "do-not-contact", userId }
            : { purpose: "do-not-contact", email: "x@example.org" },
          server.now(),
        ),
      );
    const cases: readonly (readonly [string, string | undefined])[] = [
      ["not-signed-in", undefined],
      ["session-ended", "rgn_dead"],
      ["not-found", await server.tokenFor(dana)],
      ["not-found", await link(dana)],
      ["not-found", await link(undefined)],
      ["link-unknown", "rgl_dead"],
    ];
    for (const [code, token] of cases) {
      const sent = view(server, rosa, { anonymousId, ...(token && { token }) });
      expect([token, await refusal(sent)]).toEqual([token, code]);
    }
    expect(await eventsOf(server)).toEqual([]);

    // By her own link she is known, but her browser is not: the link may have been forwarded.
    await view(server, rosa, { anonymousId, token: await link(rosa) });
    expect(await eventsOf(server)).toMatchObject([{ user_id: rosa, anonymous_id: anonymousId }]);
    expect(await idsOf(server)).toEqual([]);
  }));

test("who is not signed in must say which browser it is", () =>
  withTestServer(async (server) => {
    const error = await view(server, "anonymous").catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: "malformed-request",
      fields: { anonymousId: "This is required." },
    });
  }));

const path = "/service/v700/api/user/anonymous/event/log";
const anonymousId = "0199aaaa-0000-4000-8000-000000000001";

/** An object this many levels deep. */
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test("an event is of a known name, its place is plain, and its body is an object of 8 kB", () =>
  withTestServer(async (server) => {
    const send = async (url: string, payload: string) => {
      const headers = { "content-type": "application/json" };
      const answer = await server.app.inject({ method: "POST", url, headers, payload });
      return [answer.statusCode, answer.json<{ error?: string }>().error];
    };
    const good = `${path}/print?anonymousId=${anonymousId}`;
    const refused = [400, "malformed-request"];
    const cases: readonly (readonly [string, string, readonly unknown[]])[] = [
      [good, "{}", [200, undefined]],
      [`${good}&eventSubType=sign-in-card`, '{"free":[1,{"a":null}]}', [200, undefined]],
      [good, JSON.stringify({ text: "x".repeat(8 * 1024 - 11) }), [200, undefined]],
      [good, JSON.stringify({ text: "x".repeat(8 * 1024 - 10) }), refused],
      [good, JSON.stringify({ text: "é".repeat(5 * 1024) }), refused],
      [good, JSON.stringify({ text: "x".repeat(20_000) }), [413, "payload-too-large"]],
      [good, nested(1_300), [200, undefined]],
      [good, nested(2_500), refused],
      [good, "[]", refused],
      [good, '"text"', refused],
      [good, "{", refused],
      [good, '{"a":"\\u0000"}', [200, undefined]],
      [`${path}/buy?anonymousId=${anonymousId}`, "{}", refused],
      [`${good}&eventSubType=a%20b`, "{}", refused],
      [`${good}&eventSubType=${"x".repeat(201)}`, "{}", refused],
      [`${path}/print?anonymousId=rosa@example.org`, "{}", refused],
      [good.replace("anonymous/", "nobody/"), "{}", [401, "not-signed-in"]],
    ];
    for (const [url, body, wanted] of cases)
      expect([url, body.slice(0, 40), ...(await send(url, body))]).toEqual([
        url,
        body.slice(0, 40),
        ...wanted,
      ]);
  }));

test("what would open something is not kept with an event", () =>
  withTestServer(async (server) => {
    const token = `rgn_${"a".repeat(43)}`;
    await server.client()(logEvent, {
      params: { userId: "anonymous", eventName: "copy" },
      query: { anonymousId, eventSubType: `/card/${token}` },
      body: { token: "abc", otp: 123456, page: `/x?t=abc`, deep: { list: [token] } },
    });
    expect(await eventsOf(server)).toMatchObject([
      {
        event_sub_type: "/card/[hidden]",
        data: {
          token: "[hidden]",
          otp: "[hidden]",
          page: "/x?t=[hidden]",
          deep: { list: ["[hidden]"] },
        },
      },
    ]);
  }));

const link = {
  destination: "https://apps.example/regain?id=1&t=abc",
  timestamp: "2020-01-01T00:00:00Z",
};

onBothEngines("of a link is kept where it led and when, by our clock", async (database) => {
  const server = await serverOn(database);
  const body = {
    ...link,
    ip: "1.2.3.4",
    referrer: "/dashboard/patient/0199aaaa-0000-7000-8000-000000000001/report?token=x",
    user_agent: "Tablet",
    metadata: { place: "badge", accessToken: "abc" },
  };
  const answer = await server.app.inject({
    method: "POST",
    url: "/dashboard/v700/api/linkrouter/log",
    remoteAddress: "203.0.113.77",
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  expect(await linksOf(server)).toMatchObject([
    {
      at: server.now(),
      ip: "203.0.113.0",
      destination: "https://apps.example/regain?id=1&t=[hidden]",
      referrer: "/dashboard/patient/{id}/report?token=[hidden]",
      user_agent: "Tablet",
      metadata: { place: "badge", accessToken: "[hidden]" },
    },
  ]);
  await server.close();
});

test("a link leads to an address of the web or of our own, and says when", () =>
  withTestServer(async (server) => {
    const send = (changes: object) =>
      refusal(server.client()(logLink, { body: { ...link, ...changes } }));
    for (const destination of ["/download", "http://a.example", "https://a.example:8080/b?c#d"])
      expect([destination, await send({ destination })]).toEqual([destination, "taken"]);
    for (const changes of [
      { destination: "javascript:alert(1)" },
      { destination: "//a.example" },
      { destination: "/\\a.example" },
      { destination: "download" },
      { destination: "http://%" },
      { destination: "https://a b" },
      { destination: `/${"x".repeat(2_000)}` },
      { timestamp: "yesterday" },
      { timestamp: 1_600_000_000 },
      { metadata: { text: "x".repeat(9_000) } },
      { metadata: "text" },
      { else: 1 },
    ])
      expect([changes, await send(changes)]).toEqual([changes, "malformed-request"]);
    expect(await linksOf(server)).toHaveLength(3);
  }));

test("a flood from one address becomes a trickle, and nobody elsewhere notices", () =>
  withTestServer(async (server) => {
    const send = async (remoteAddress: string) =>
      (
        await server.app.inject({
          method: "POST",
          url: "/dashboard/v700/api/linkrouter/log",
          remoteAddress,
          payload: link,
        })
      ).statusCode;
    for (let sent = 0; sent < 201; sent++) expect(await send("203.0.113.1")).toBe(200);
    expect(await send("203.0.113.1")).toBe(429);
    expect(await send("203.0.114.1")).toBe(200);
    server.advance(5_000);
    expect(await send("203.0.113.1")).toBe(200);
    expect(await linksOf(server)).toHaveLength(203);
  }));
