import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPatient } from "../builders/people.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let rosa: string;
beforeAll(async () => {
  const webFolder = await temporaryFolder("headers");
  await mkdir(join(webFolder, "assets"));
  await writeFile(join(webFolder, "index.html"), "<!doctype html><title>Regain</title>");
  await writeFile(join(webFolder, "assets/app-1a2b.js"), "console.log(1)");
  server = await openTestServer({
    config: { webFolder, demo: true, publicUrl: "https://regain.example.org" },
  });
  rosa = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
});
afterAll(() => server.close());

const page = { accept: "text/html" };
const json = { "content-type": "application/json" };
const login = "/service/v700/api/login/v3";

/** One answer of every kind, with its status; `as` signs in. */
const answers: Readonly<Record<string, readonly [status: number, request: object, as?: "rosa"]>> = {
  "a page": [200, { url: "/login", headers: page }],
  "a file of the app": [200, { url: "/assets/app-1a2b.js" }],
  "a file that is not there": [404, { url: "/assets/none.js" }],
  "a file that is kept already": [
    304,
    {
      url: "/assets/app-1a2b.js",
      headers: { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" },
    },
  ],
  "a call": [200, { url: "/dashboard/v700/api/portal/user" }, "rosa"],
  "a call of somebody signed out": [401, { url: "/dashboard/v700/api/portal/user" }],
  "what cannot be understood": [400, { method: "POST", url: login, headers: json, payload: "{" }],
  "what is too large": [
    413,
    { method: "POST", url: login, headers: json, payload: "1".repeat(3_000_000) },
  ],
  "a format that is not taken": [
    415,
    { method: "POST", url: login, headers: { "content-type": "text/plain" }, payload: "x" },
  ],
  "an address that cannot be read": [400, { url: "/%" }],
  "an address with an endless part": [400, { url: `/service/v700/api/users/${"x".repeat(5_000)}` }],
  "a call that is not there": [404, { url: "/service/v700/api/none" }],
  "a redirect": [303, { url: "/service/v700/api/login/sso/callback?state=none" }],
  "a page of the demo": [200, { url: "/demo/mailbox", headers: page }],
  "the document of the calls": [200, { url: "/openapi.json" }],
  health: [200, { url: "/healthz" }],
  metrics: [200, { url: "/metrics" }],
};

test.each(Object.entries(answers))(
  "%s carries what browsers are to hold us to",
  async (_, made) => {
    const [status, request, as] = made;
    const headers = (request as { headers?: object }).headers ?? {};
    const answer = await server.app.inject({
      ...request,
      headers: { ...headers, ...(as ? { "access-token": await server.tokenFor(rosa) } : {}) },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'.*frame-ancestors '(self|none)'/,
      ) as string,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()") as string,
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe|\*/);
    for (const told of ["server", "x-powered-by"]) expect(answer.headers).not.toHaveProperty(told);
  },
);

test("no page of another site may read an answer with the person's rights", async () => {
  const answer = await server.app.inject({
    url: "/dashboard/v700/api/portal/user",
    headers: { origin: "https://elsewhere.example", "access-token": await server.tokenFor(rosa) },
  });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual(
    [],
  );
});

test("where people come by http, nothing is said of TLS", async () => {
  const other = await openTestServer({ config: { publicUrl: "http://tablet.local:3000" } });
  const answer = await other.app.inject({ url: "/healthz" });
  await other.close();
  expect(answer.headers).not.toHaveProperty("strict-transport-security");
});
