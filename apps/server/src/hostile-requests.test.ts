import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import { errorBody, refusals } from "@regain/contract/errors";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contractCalls } from "./lib/contract-calls.ts";
import { issueLink } from "./modules/identity/link-token.service.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";
import { type Cast, linkData, seedCast } from "./testing/walk/cast.ts";
import { type MadeRequest, requestsOf } from "./testing/walk/made-requests.ts";

const hour = 3_600_000;
/** Requests per call; with the seed, the same ones in each run. */
const runs = { numRuns: 40, seed: 2_026 };

/** A caller who is held up at the door tests nothing. */
const doorsShut = ["not-signed-in", "session-ended"];

const calls = await contractCalls();
let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await openTestServer();
  cast = await seedCast(server);
});
afterAll(() => server.close());
/** Otherwise a rate-limited call would not be tested any further. */
beforeEach(() => server.advance(hour + 1_000));

/** Somebody the call lets in: what comes after the door is tested here. */
async function tokenFor({ access, links }: EndpointDef): Promise<string | undefined> {
  if (access === "anyone") return undefined;
  if (access !== "link") return server.tokenFor(cast.people.rosa);
  const [purpose] = links ?? [];
  if (!purpose) return undefined;
  const link = { purpose, userId: cast.people.rosa, data: linkData[purpose](cast) };
  return server.seed((trx) => issueLink(trx, link, server.now()));
}

let addresses = 0;

async function send(
  def: EndpointDef,
  token: string | undefined,
  { params, query, body, contentType }: MadeRequest,
) {
  // Half of the id parameters name the caller, or no call would be reached.
  const own = addresses % 2 === 0 ? cast.people.rosa : undefined;
  const path = mountedPath(def, "v700").replace(/:(\w+)/g, (_, name: string) =>
    own && (name === "id" || name === "userId") ? own : (params[name] ?? "x"),
  );
  return server.app.inject({
    method: def.method,
    url: path + query,
    remoteAddress: `10.8.${Math.floor(++addresses / 250) % 250}.${(addresses % 250) + 1}`,
    headers: {
      ...(token ? { "access-token": token } : {}),
      ...(body === undefined ? {} : { "content-type": contentType }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

for (const def of calls)
  test(`${def.method} ${def.section}${def.path} refuses what it does not understand, and never fails`, async () => {
    // Only a request that was not refused may have ended the session.
    let kept: Promise<string | undefined> | undefined;
    await fc.assert(
      fc.asyncProperty(requestsOf(def), async (request) => {
        kept ??= tokenFor(def);
        const answer = await send(def, await kept, request);
        if (answer.statusCode < 400) {
          kept = undefined;
          return;
        }
        const { error } = errorBody.parse(answer.json());
        expect(doorsShut).not.toContain(error);
        expect(Object.keys(refusals)).toContain(error);
        expect([error, answer.statusCode]).toEqual([error, refusals[error as "internal"][0]]);
        expect(error).not.toBe("internal");
      }),
      runs,
    );
  });
