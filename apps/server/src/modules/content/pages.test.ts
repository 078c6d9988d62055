import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url: `/content/pages/${url}` });

describe("a page of an item", () => {
  test.each([
    ["1/en-US/clock/round-3-05.html", "A clock"],
    ["1/en-US/calendar/2028-02_9_29.html", "February 2028"],
    ["1/en-US/map/abc-def_ab_a10_b01_x10n.html", "Oak Street"],
    ["1/en-US/money/bread-249_b5_c25.html", "$2.49"],
    ["1/en-US/document/cough-syrup.html", "Hale Cough Syrup"],
  ])("%s shows %s to anybody, and may be kept for ever", async (url, shows) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(shows);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  test("needs nothing that the security policy forbids, and may stand in our own frames", async () => {
    const { body, headers } = await get("1/en-US/map/abc-def_ab.html");
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  });

  test("finds its stylesheet beside the locales", async () => {
    const { body } = await get("1/en-US/clock/round-3-05.html");
    const [, href = ""] = /rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
    const { pathname } = new URL(href, "http://any/content/pages/1/en-US/clock/round-3-05.html");
    const answer = await server.app.inject({ url: pathname });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });
});

test.each([
  "1/en-US/clock/round-13-05.html",
  "1/en-US/clock/round-3-05",
  "1/en-US/clock/.html",
  "1/en-US/calendar/2027-02_29.html",
  "1/en-US/map/abc-de_ab.html",
  "1/en-US/map/zzz-zzz_ab.html",
  "1/en-US/map/abc-def_ab_a92.html",
  "1/en-US/money/gold-100.html",
  "1/en-US/document/__proto__.html",
  "1/en-US/document/%3Cscript%3E.html",
  "1/en-US/constructor/x.html",
  "1/xx/clock/round-3-05.html",
  "2000/en-US/clock/round-3-05.html",
  "x/en-US/clock/round-3-05.html",
  "0/pages.css",
  `1/en-US/money/${"b1_".repeat(500)}b1.html`,
  `1/en-US/clock/${"9".repeat(90)}.html`,
  "1/en-US/clock/%00.html",
  "1/en-US/clock/..%2f..%2fpages.css",
])("there is no page %s", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: "not-found" });
});
