import { afterEach, expect, test } from "vitest";
import { clearAccessToken, saveAccessToken } from "../lib/access-token.ts";
import type { PageRules } from "./access.ts";
import { fetchEarly } from "./fetch-early.ts";

type Asking = Parameters<typeof fetchEarly>;

afterEach(clearAccessToken);

/** Which routes' code is fetched for a page of these rules. */
async function fetchedFor(rules: PageRules | undefined, load = () => Promise.resolve()) {
  const fetched: string[] = [];
  const routes = [
    { id: "__root__", options: {} },
    { id: "/page", options: { staticData: rules } },
  ];
  const router = {
    latestLocation: { pathname: "/page" },
    getMatchedRoutes: () => [routes, {}],
    loadRouteChunk: ({ id }: { readonly id: string }) => {
      fetched.push(id);
      return load();
    },
  };
  const asked = { prefetchQuery: () => Promise.resolve() };
  await fetchEarly(router as unknown as Asking[0], asked as unknown as Asking[1]);
  return fetched;
}

const all = ["__root__", "/page"];

test("the code of a page that may be shown is fetched before it is known who is there", async () => {
  expect(await fetchedFor({ access: "public" })).toEqual(all);
  expect(await fetchedFor({ access: "only-public" })).toEqual(all);
  expect(await fetchedFor({ access: "public", needsUser: true })).toEqual([]);
  saveAccessToken("token");
  expect(await fetchedFor({ access: "public", needsUser: true })).toEqual(all);
  expect(await fetchedFor({ access: "only-public" }), "it will lead elsewhere").toEqual([]);
});

test("what is no page, or cannot be fetched, is left to the router", async () => {
  expect(await fetchedFor(undefined)).toEqual([]);
  const noNetwork = () => Promise.reject(new Error("no network"));
  expect(await fetchedFor({ access: "public" }, noNetwork)).toEqual(all);
  // An unhandled rejection would end the run.
  await new Promise((resolve) => setImmediate(resolve));
});
