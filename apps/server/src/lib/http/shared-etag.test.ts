import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClinician, addPatient } from "../../builders/people.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { contractCalls } from "../contract-calls.ts";

const shared = (await contractCalls()).filter(({ isCacheable }) => isCacheable);

let server: TestServer;
let tokens: readonly string[];
beforeAll(async () => {
  server = await openTestServer();
  const rosa = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
  const dana = await server.seed((trx) => addClinician(trx, { username: "dana" }));
  tokens = await Promise.all([rosa, dana].map((id) => server.tokenFor(id)));
});
afterAll(() => server.close());

const ask = (def: EndpointDef, headers: Record<string, string>) =>
  server.app.inject({ url: mountedPath(def, "v700").replace(":typeId", "33"), headers });

test("calls that answer the same to all name nobody, and nobody's rights", () => {
  expect(shared.length).toBeGreaterThan(0);
  for (const { method, path, access } of shared) {
    expect([path, method]).toEqual([path, "GET"]);
    expect(["anyone", "signed-in"]).toContain(access);
    expect(path).not.toMatch(/:(?!typeId)/);
  }
});

test.each(shared.map((def) => [def.path, def] as const))(
  "%s is the same for a patient and a clinician, and is sent once",
  async (_, def) => {
    const [first, second] = await Promise.all(
      tokens.map((token) => ask(def, { "access-token": token })),
    );
    expect(first!.statusCode).toBe(200);
    expect(first!.headers["cache-control"]).toBe("private, no-cache");
    expect(second!.body).toBe(first!.body);
    const tag = String(first!.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask(def, { "access-token": tokens[0]!, "if-none-match": known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
    }
    const changed = await ask(def, { "access-token": tokens[0]!, "if-none-match": '"before"' });
    expect(changed.statusCode).toBe(200);
    if (def.access === "anyone") return;
    const stranger = await ask(def, { "if-none-match": tag });
    expect(stranger.statusCode).toBe(401);
    expect(stranger.headers["cache-control"]).toBe("no-store");
  },
);

test("a refusal is kept by nobody", async () => {
  const answer = await server.app.inject({
    url: "/education/v700/api/tutorials/9999",
    headers: { "access-token": tokens[0]! },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
