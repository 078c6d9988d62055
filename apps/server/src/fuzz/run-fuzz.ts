import * as fc from "fast-check";
import { contractCalls } from "../lib/contract-calls.ts";
import { describedPath } from "../lib/openapi.ts";
import { judge } from "./judge.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { type FuzzedRequest, requestsOf } from "./requests.ts";
import type { Caller, World } from "./world.ts";

export interface Finding {
  readonly call: string;
  readonly caller: string;
  readonly wrong: readonly string[];
  readonly request: string;
  /** What the server logged during the request. */
  readonly logged: string;
}

export interface FuzzReport {
  readonly requests: number;
  readonly calls: number;
  /** Calls that succeeded at least once. */
  readonly succeeded: ReadonlySet<string>;
  readonly byClass: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly answeredBytes: number;
}

/** After this many requests, people are worn out: signed out, discharged, deleted. */
const wear = 300;

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

async function send(world: World, request: FuzzedRequest, caller: Caller, n: number) {
  const token = await caller.token();
  const { method, url, body, contentType } = request;
  const answer = await world.app.inject({
    method: method as "GET",
    url,
    remoteAddress: `10.${8 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`,
    headers: {
      ...(token ? { "access-token": token } : {}),
      ...(contentType && body !== undefined ? { "content-type": contentType } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return {
    status: answer.statusCode,
    body: answer.body,
    headers: answer.headers,
  };
}

/** Every call in turn, with a random caller and a random request: the same ones for the same seed. */
function* drawn(
  operations: readonly Operation[],
  callers: readonly Caller[],
  seed: number,
  count: number,
  from: number,
) {
  for (let n = from; n < from + count; n += 1) {
    const operation = operations[n % operations.length]!;
    const caller =
      callers[fc.sample(fc.nat(callers.length - 1), { seed: seed + n, numRuns: 1 })[0]!]!;
    const [request] = fc.sample(requestsOf(operation, caller.ids), { seed: seed + n, numRuns: 1 });
    yield { n, operation, caller, request: request! };
  }
}

/** Sends this many requests, generated from the server's own document of its calls, and judges every answer. */
export async function runFuzz(
  world: World,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<FuzzReport> {
  const document: unknown = (await world.app.inject({ url: "/openapi.json" })).json();
  const operations = operationsOf(document);
  const sameForAll = new Set(
    (await contractCalls()).flatMap((def) => (def.isCacheable ? describedPath(def, "v700") : [])),
  );
  const byClass: Record<string, number> = {};
  const succeeded = new Set<string>();
  const findings: Finding[] = [];
  let answeredBytes = 0;
  for (let from = 0; from < requests; from += wear) {
    const callers = await world.freshCallers();
    const count = Math.min(wear, requests - from);
    for (const { n, operation, caller, request } of drawn(operations, callers, seed, count, from)) {
      world.advance(30_000);
      const answer = await send(world, request, caller, n);
      const status = `${Math.floor(answer.status / 100)}xx`;
      byClass[status] = (byClass[status] ?? 0) + 1;
      answeredBytes += answer.body.length;
      if (answer.status < 400) succeeded.add(nameOf(operation));
      const isCacheable = sameForAll.has(operation.path);
      const wrong = judge({ request, answer, caller, isCacheable });
      const logged = world.errors.splice(0).join("\n");
      if (wrong.length > 0)
        findings.push({
          call: nameOf(operation),
          caller: caller.name,
          wrong,
          request: `${request.method} ${request.url.slice(0, 600)} ${String(request.body ?? "").slice(0, 600)}`,
          logged: logged.slice(0, 2_000),
        });
    }
  }
  return { requests, calls: operations.length, succeeded, byClass, findings, answeredBytes };
}
