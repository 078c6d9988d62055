import { mountedPath } from "@regain/contract/endpoint";
import { expect, test } from "vitest";
import { contractCalls } from "./lib/contract-calls.ts";
import { withTestServer } from "./testing/test-server.ts";

/** Declared, to be served later. A call that gets mounted must leave this list. */
const notYetMounted = new Set<string>();

test("every call of the contract is served and listed, or known to be missing", () =>
  withTestServer(async ({ app }) => {
    const calls = await contractCalls();
    expect(calls.length).toBeGreaterThan(10);
    const missing = calls
      .map((def) => ({ method: def.method, url: mountedPath(def, "v700") }))
      .filter(({ method, url }) => !app.hasRoute({ method, url }))
      .map(({ method, url }) => `${method} ${url}`);
    expect(new Set(missing)).toEqual(notYetMounted);

    const { paths } = (await app.inject("/openapi.json")).json<{ paths: Record<string, object> }>();
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = calls
      .map((def) => `${def.method} ${mountedPath(def, "v700")}`)
      .filter((name) => !notYetMounted.has(name))
      .map((name) => name.replace(/:(\w+)/g, "{$1}"));
    expect(listed.toSorted()).toEqual(served.toSorted());
  }));
