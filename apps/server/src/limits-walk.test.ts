import { contractCalls } from "./lib/contract-calls.ts";
import { mountedPath } from "@regain/contract/endpoint";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limitedCalls, type Sent } from "./testing/walk/limited-calls.ts";
import { seedLimited, type World } from "./testing/walk/limited-world.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

const hour = 3_600_000;
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openTestServer();
  world = await seedLimited(server);
});
afterAll(() => server.close());
/** What one row has counted is forgotten before the next. */
beforeEach(() => server.advance(hour + 1_000));

let addresses = 0;
const newAddress = () => `10.${Math.floor(addresses / 250)}.7.${(addresses++ % 250) + 1}`;

const ask = (sent: Sent, remoteAddress: string) =>
  server.app.inject({
    method: sent.def.method,
    url: mountedPath(sent.def, "v700").replace(/:(\w+)/g, (_, name) => sent.params?.[name] ?? name),
    remoteAddress,
    query: sent.query ?? {},
    headers: sent.token ? { "access-token": sent.token } : {},
    ...(sent.body ? { payload: sent.body } : {}),
  });

interface Run {
  /** How many got through before the first that did not. */
  readonly passed: number;
  readonly retryAfter: string | undefined;
}

/** Sends until held up, or twice as often as is free. */
async function untilHeldUp(
  free: number,
  send: (n: number) => ReturnType<typeof ask>,
): Promise<Run> {
  for (let n = 0; n < free * 2 + 4; n += 1) {
    const { statusCode, headers, body } = await send(n);
    expect([n, statusCode, body]).not.toEqual([n, 500, body]);
    if (statusCode === 429) return { passed: n, retryAfter: headers["retry-after"] as string };
  }
  return { passed: Infinity, retryAfter: undefined };
}

describe.each(limitedCalls.filter(({ perAddress }) => perAddress !== undefined))(
  "$what, from one address",
  ({ perAddress = 0, send }) => {
    test(`${perAddress} tries are free, then time passes`, async () => {
      const here = newAddress();
      const others = await world.accounts("others");
      const { passed, retryAfter } = await untilHeldUp(perAddress, async (n) =>
        ask(await send(world, others[n % others.length]!, n), here),
      );
      // The first one that costs time still gets through.
      expect(passed).toBe(perAddress + 1);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      const elsewhere = await ask(await send(world, others[0]!, 999), newAddress());
      expect(elsewhere.statusCode).not.toBe(429);
    });
  },
);

describe.each(
  limitedCalls.flatMap(({ what, perAccount, send }) =>
    perAccount ? [{ what, ...perAccount, send }] : [],
  ),
)("$what, at one account", ({ free, fromAnywhere, send }) => {
  test(`${free} tries are free, then time passes`, async () => {
    const here = newAddress();
    const [one, other] = await world.accounts("pair");
    const { passed } = await untilHeldUp(free, async (n) =>
      ask(await send(world, one!, n), fromAnywhere ? newAddress() : here),
    );
    expect(passed).toBe(free + 1);
    expect((await ask(await send(world, other!, 0), newAddress())).statusCode).not.toBe(429);
  });
});

/** Limited in another way, covered by the tests of their own modules. */
const toldElsewhere = new Set([
  "POST messaging/api/templates/:templateName/send-email",
  "POST service/api/patient/:id/own-items",
  "POST service/api/patient/:id/task/speech-recognition_v3",
  "POST service/api/therapist-consult",
  "POST dashboard/api/survey/results",
  "POST dashboard/api/survey/scholarship",
  "POST dashboard/api/linkrouter/log",
  "POST service/api/browser-error",
  "POST service/api/user/:userId/event/log/:eventName",
  "POST signup/api/clinician/clinician_setup/patient",
  "POST dashboard/api/clinician/:id/patient/add",
  "POST dashboard/api/patient/:id/homework-invitation",
  "PUT license/api/institutions/:id/sign-in",
  "POST license/api/institutions/:id/sign-in/test",
  "POST license/api/institutions/:id/invitations/table",
  "POST license/api/institutions/:id/invitations/check",
  "POST license/api/institutions/:id/logo",
  "POST license/api/institutions/:id/users",
  "PATCH license/api/institutions/:id/users/:userId",
  "POST license/api/institutions/:id/users/:userId/invitation/send",
]);

/** Through a link that nobody can guess, changing nothing but one mark: trying reveals nothing. */
const unlimited = new Set([
  "POST dashboard/api/portal/noemail",
  "DELETE dashboard/api/portal/noemail",
]);

const withoutSession = new Set([
  "anyone",
  "link",
  "patient-or-link",
  "signed-in-or-link",
  "own-user-or-anonymous",
]);

test("every call that says it is limited has a row here, or its story elsewhere", async () => {
  const calls = await contractCalls();
  const told = new Set(limitedCalls.flatMap(({ defs }) => defs));
  const names = calls
    .filter((def) => def.errors?.includes("too-many-requests") && !told.has(def))
    .map(({ method, section, path }) => `${method} ${section}${path}`);
  expect(names.filter((name) => !toldElsewhere.has(name))).toEqual([]);
});

test("every call that changes something for who is not signed in is limited", async () => {
  const calls = await contractCalls();
  const names = calls
    .filter(({ access, method }) => withoutSession.has(access) && method !== "GET")
    .filter(({ errors }) => !errors?.includes("too-many-requests"))
    .map(({ method, section, path }) => `${method} ${section}${path}`);
  expect(names.filter((name) => !unlimited.has(name))).toEqual([]);
});
