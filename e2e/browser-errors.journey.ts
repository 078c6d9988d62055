import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const call = "**/api/browser-error";

/** A script of our own with a fault in it, as a release could have. */
async function serveFaultyScripts(page: Page): Promise<void> {
  await page.route("**/assets/faulty-*.js", (route) => {
    const name = /faulty-(\w+)\.js/.exec(route.request().url())?.[1] ?? "";
    const body = `setTimeout(function play() { const ${name} = undefined; ${name}.level; })`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
}

/** The fault is thrown where nothing catches it; the browser reports it, and a person's console would show no more. */
async function fail(page: Page, name: string): Promise<void> {
  const thrown = page.waitForEvent("pageerror");
  await page.evaluate((source) => {
    const script = document.createElement("script");
    script.src = source;
    document.head.append(script);
  }, `/assets/faulty-${name}.js`);
  await thrown;
}

// The console is not quiet here: what goes wrong is printed there too.
test.use({ quietConsole: async ({}, use) => use() });

test("what goes wrong in a browser is told once, without a name, and only with a network", async ({
  context,
  openAs,
  server,
}) => {
  const page = await openAs("rosa", "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await serveFaultyScripts(page);
  // The scripts are loaded before the network goes down.
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/browser-error")) told.push(request.postData() ?? "");
  });

  const counted = async () => {
    const metrics = await (await page.request.get(`${server.url}/metrics`)).text();
    return Number(/^regain_browser_errors_total\{kind="error"\} (\d+)$/m.exec(metrics)?.[1]);
  };
  const before = await counted();
  const first = page.waitForResponse(call);
  await fail(page, "one");
  const answer = await first;
  expect(answer.status()).toBe(200);
  const body = answer.request().postDataJSON() as { frames: { file: string }[] };
  expect(body).toMatchObject({ kind: "error", name: "TypeError", page: "/dashboard" });
  expect(body.frames[0]?.file).toBe("/assets/faulty-one.js");
  expect(await answer.request().headerValue("access-token")).toBeNull();

  await fail(page, "one");
  const second = page.waitForResponse(call);
  await fail(page, "two");
  await second;
  expect(told).toHaveLength(2);

  await context.setOffline(true);
  await fail(page, "three");
  expect(told).toHaveLength(2);
  const third = page.waitForResponse(call);
  await context.setOffline(false);
  expect((await third).status()).toBe(200);
  expect(told[2]).toContain("faulty-three.js");

  expect((await counted()) - before).toBe(3);
});
