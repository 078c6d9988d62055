import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { openDemoProvider } from "./demo-provider.ts";
import { guardedFetch, type Reach } from "../guarded-fetch.ts";
import type { SignInPlace } from "./open-id.ts";
import { tryPlace } from "./try-place.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine; its answers may depend on its own address. */
async function listen(answer: (home: string) => Promise<RequestListener> | RequestListener) {
  const server = createServer().listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  const home = `http://127.0.0.1:${address.port}`;
  server.on("request", await answer(home));
  return home;
}

const place = (issuer: string, more: Partial<SignInPlace> = {}): SignInPlace => ({
  issuer: new URL(issuer),
  clientId: "regain",
  clientSecret: "right",
  callback: "http://regain.test/callback",
  reach: "anywhere",
  wanted: { acrValues: [], amrValues: [], maxAgeSeconds: null },
  ...more,
});

const json =
  (body: object): RequestListener =>
  (_, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));

const configurationAt = (issuer: string, more: object = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  ...more,
});

const realProvider = () =>
  listen(async (issuer) => {
    const provider = await openDemoProvider({
      issuer,
      askAt: "/ask",
      clientId: "regain",
      clientSecret: "right",
      callback: "http://regain.test/callback",
      people: [],
    });
    return (request, response) => provider.answer(request, response);
  });

test("a real provider is found, and takes the client that it knows", async () => {
  const issuer = await realProvider();
  expect(await tryPlace(place(issuer))).toEqual({
    outcome: "works",
    found: {
      issuer,
      signInHost: new URL(issuer).host,
      client: "accepted",
      strengths: ["urn:regain:demo:password", "urn:regain:demo:two-factors"],
    },
  });
});

test.each([{ clientSecret: "wrong" }, { clientId: "nobody" }])(
  "a real provider refuses %j",
  async (wrong) => {
    const issuer = await realProvider();
    expect(await tryPlace(place(issuer, wrong))).toMatchObject({
      outcome: "client-refused",
      found: { client: "refused" },
    });
  },
);

test("a provider that answers the client by riddles is not held against it", async () => {
  const issuer = await listen((home) => (request, response) => {
    if (request.url?.startsWith("/token")) response.statusCode = 400;
    json(request.url?.startsWith("/token") ? { error: "later" } : configurationAt(home))(
      request,
      response,
    );
  });
  expect(await tryPlace(place(issuer))).toMatchObject({
    outcome: "works",
    found: { client: "unknown" },
  });
});

const asking = (...acrValues: string[]) => ({
  wanted: { acrValues, amrValues: ["mfa"], maxAgeSeconds: 60 },
});

test("a strength that a provider does not name among its own is told of before anybody is turned away", async () => {
  const issuer = await realProvider();
  const outcome = async (...acrValues: string[]) =>
    (await tryPlace(place(issuer, asking(...acrValues)))).outcome;
  expect(await outcome("urn:nowhere")).toBe("strength-not-offered");
  expect(await outcome("urn:nowhere", "urn:regain:demo:two-factors")).toBe("works");
  expect(await outcome()).toBe("works");
  const silent = await listen((home) => json(configurationAt(home)));
  expect(await tryPlace(place(silent, asking("urn:nowhere")))).toMatchObject({
    outcome: "works",
    found: { strengths: null },
  });
});

test("names without end are cut", async () => {
  const acr_values_supported = [
    ...Array.from({ length: 30 }, (_, n) => `acr${n}`),
    7,
    "x".repeat(900),
  ];
  const home = await listen((here) => json(configurationAt(here, { acr_values_supported })));
  const { found } = await tryPlace(place(home));
  expect(found?.strengths).toHaveLength(20);
});

const outcomeAt = async (answer: (home: string) => RequestListener) =>
  (await tryPlace(place(await listen(answer)))).outcome;

test("what is no provider is told from what is a wrong one", async () => {
  const page: RequestListener = (_, response) =>
    response.setHeader("content-type", "text/html").end("<p>Welcome</p>");
  const missing: RequestListener = (_, response) => {
    response.statusCode = 404;
    response.end();
  };
  expect(await outcomeAt(() => missing)).toBe("not-found");
  expect(await outcomeAt(() => page)).toBe("not-openid");
  expect(await outcomeAt((home) => json({ issuer: home }))).toBe("not-openid");
  expect(await outcomeAt(() => json(configurationAt("https://other.example")))).toBe(
    "other-issuer",
  );
  expect(
    await outcomeAt((home) => json(configurationAt(home, { response_types_supported: ["token"] }))),
  ).toBe("no-code-flow");
  expect(
    await outcomeAt((home) => json(configurationAt(home, { authorization_endpoint: "here" }))),
  ).toBe("not-openid");
});

test("who is nowhere, or cannot stop, is given up", async () => {
  expect((await tryPlace(place("http://127.0.0.1:9"))).outcome).toBe("unreachable");
  expect((await tryPlace(place("https://nobody.invalid"))).outcome).toBe("unreachable");
  const endless: RequestListener = (_, response) => {
    response.setHeader("content-type", "application/json");
    response.write("[");
    const more = () => {
      while (response.writable && response.write("1,".repeat(10_000)));
      response.once("drain", more);
    };
    more();
  };
  expect(await outcomeAt(() => endless)).toBe("not-openid");
});

test.each([
  ["http://example.org", "not-secure"],
  ["https://127.0.0.1:9", "private-address"],
  ["https://2130706433", "private-address"],
  ["https://[::1]", "private-address"],
  ["https://[::ffff:10.0.0.1]", "private-address"],
  ["https://169.254.169.254/latest", "private-address"],
  ["https://localhost", "private-address"],
])("in earnest, %s is not even asked: %s", async (issuer, outcome) => {
  expect(await tryPlace(place(issuer, { reach: "public" }))).toEqual({ outcome, found: null });
});

test.each<Reach>(["public", "anywhere"])("no redirect is followed (%s)", async (reach) => {
  const home = await listen(() => (_, response) => {
    response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
  });
  const asked = guardedFetch(reach)(home, {});
  if (reach === "public") await expect(asked).rejects.toMatchObject({ why: "not-secure" });
  else expect((await asked).status).toBe(302);
});

test("a configuration that names an address within is not followed there", async () => {
  // The keys and the token are requested under the same rule as the configuration.
  await expect(
    guardedFetch("public")("https://10.0.0.1/token", { method: "POST" }),
  ).rejects.toMatchObject({ why: "private-address" });
});
