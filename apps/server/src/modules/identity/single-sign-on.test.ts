import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { createClient } from "@regain/contract/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addClinician, addInstitution } from "../../builders/people.ts";
import { demoSignIn } from "../../demo/single-sign-on.ts";
import { freePort } from "../../testing/free-port.ts";
import { operatorBeside } from "../../testing/operator.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "./link-token.service.ts";

const minute = 60_000;
let server: TestServer;
let home: string;
let ines: string;
let ulla: string;
let lakeside: string;

beforeAll(async () => {
  const port = await freePort();
  home = `http://127.0.0.1:${port}`;
  server = await openTestServer({ config: { publicUrl: home, demo: true } });
  await server.app.listen({ host: "127.0.0.1", port });
  await server.seed(async (trx) => {
    lakeside = await addInstitution(trx, { name: "Lakeside Hospital" });
    const values = { institution_id: lakeside, ...demoSignIn };
    await trx.insertInto("institution_sign_in").values(values).execute();
    ines = await addClinician(trx, { username: "ines", institution_id: lakeside });
    // With the same address at the provider, but belonging to no institution there.
    ulla = await addClinician(trx, { username: "ulla" });
  });
});
afterAll(() => server.close());
beforeEach(() => server.advance(61 * minute));

/** As much of a browser as is needed here: it keeps cookies by their paths and follows nothing by itself. */
class Browser {
  readonly #jar = new Map<string, { value: string; path: string }>();

  readonly cookie = (name: string) => this.#jar.get(name)?.value;

  readonly call = createClient({
    baseUrl: home,
    version: "v700",
    fetch: (input, init = {}) =>
      this.#fetch(new URL(input instanceof Request ? input.url : input), init),
  });

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    const cookies = [...this.#jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = new Headers(init.headers);
    headers.set("cookie", cookies.join("; "));
    const answer = await fetch(url, { ...init, redirect: "manual", headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? "/";
      if (value) this.#jar.set(name, { value, path });
      else this.#jar.delete(name);
    }
    return answer;
  }

  open(address: string, form?: Record<string, string>): Promise<Response> {
    const posted = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    return this.#fetch(new URL(address, home), posted);
  }

  /** Takes the session that a page's URL hands over, as the page does. */
  async enter(address: string): Promise<string> {
    const token = new URL(address).searchParams.get("token")!;
    const { accessToken } = await this.call(exchangeToken, { body: { token } });
    return accessToken;
  }

  /** Follows redirects until a page is shown, or the app is reached. */
  async follow(address: string, form?: Record<string, string>): Promise<string> {
    let url = new URL(address, home);
    let answer = await this.open(url.href, form);
    for (let step = 0; step < 10; step += 1) {
      const location = answer.headers.get("location");
      if (!location) return url.href;
      url = new URL(location, url);
      if (url.pathname.startsWith("/login")) return url.href;
      answer = await this.open(url.href);
    }
    throw new Error("There is no end to these redirects.");
  }
}

async function leave(returnUrl?: string): Promise<string> {
  const { action, token } = await server.client()(checkLogin, { body: { username: "ines" } });
  expect(action).toBe("sso");
  const query = new URLSearchParams({ token: token!, ...(returnUrl ? { returnUrl } : {}) });
  return `/service/v700/api/login/sso?${query.toString()}`;
}

const failedSignOns = () =>
  server.database.owner
    .selectFrom("audit")
    .select(["institution_id", "user_id", "kind", "status", "error"])
    .where("call", "=", "GET /service/v700/api/login/sso")
    .orderBy("at")
    .execute();

const pathOf = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  const names = [...searchParams].filter(([name]) => name !== "token");
  return `${pathname}?${new URLSearchParams(names).toString()}`;
};

const idOf = async (browser: Browser, address: string) => {
  const accessToken = await browser.enter(address);
  return (await server.client(accessToken)(loadUser, {})).user.userId;
};

test("Ines goes to her hospital, says who she is there, and is in", async () => {
  const browser = new Browser();
  const page = await browser.follow(await leave("/dashboard/add-patient?x=1"));
  expect(pathOf(page)).toMatch(/^\/demo\/sso-login\//);
  const back = await browser.follow(page, { email: "ines@example.org" });
  expect(pathOf(back)).toBe("/login?returnUrl=%2Fdashboard%2Fadd-patient");
  expect(back).not.toContain("rgn_");
  expect(await idOf(browser, back)).toBe(ines);
  await expect(idOf(browser, back)).rejects.toMatchObject({ code: "link-used" });
});

test("she is known again by what the hospital calls her, also under another address here", async () => {
  await server.seed((trx) =>
    trx.updateTable("users").set({ email: "other@example.org" }).where("id", "=", ines).execute(),
  );
  const browser = new Browser();
  const page = await browser.follow(await leave());
  const back = await browser.follow(page, { email: "ines@example.org" });
  expect(await idOf(browser, back)).toBe(ines);
});

test("who has an account, but not at that hospital, is not let in", async () => {
  const browser = new Browser();
  const page = await browser.follow(await leave());
  const back = await browser.follow(page, { email: "ulla@example.org" });
  expect(pathOf(back)).toBe("/login/sso?problem=unknown-person");
});

test("what came to nothing is in the hospital's trail, with why", async () => {
  const before = await failedSignOns();
  const stranger = new Browser();
  const page = await stranger.follow(await leave());
  await stranger.follow(page, { email: "ulla@example.org" });
  // Somebody else's URL, opened in another browser.
  const began = await new Browser().open(await leave());
  const state = new URL(began.headers.get("location")!, home).searchParams.get("state")!;
  await server.app.inject({ url: `/service/v700/api/login/sso/callback?state=${state}&code=x` });
  // A URL that nobody started with concerns no institution.
  await server.app.inject({ url: "/service/v700/api/login/sso/callback?state=never" });
  expect((await failedSignOns()).slice(before.length)).toEqual([
    {
      institution_id: lakeside,
      user_id: null,
      kind: "sign-in",
      status: 401,
      error: "sso-unknown-person",
    },
    { institution_id: lakeside, user_id: null, kind: "sign-in", status: 410, error: "sso-expired" },
  ]);
});

test("whose account there was made anew is told so, and is in once support has asked who it is", async () => {
  await server.seed((trx) =>
    trx
      .updateTable("users")
      .set({ email: "ines@example.org", sso_subject: "as she was called before" })
      .where("id", "=", ines)
      .execute(),
  );
  const come = async () => {
    const browser = new Browser();
    const page = await browser.follow(await leave());
    return { browser, back: await browser.follow(page, { email: "ines@example.org" }) };
  };
  expect(pathOf((await come()).back)).toBe("/login/sso?problem=other-login");
  expect((await failedSignOns()).at(-1)).toMatchObject({ status: 401, error: "sso-other-login" });
  const support = operatorBeside(server);
  expect(await support.run("forget-sign-on", "ines", "--yes")).toMatchObject({
    code: 0,
    said: "Ines (ines) can log in through Lakeside Hospital with the address ines@example.org.",
  });
  const { browser, back } = await come();
  expect(await idOf(browser, back)).toBe(ines);
});

const ask = (wanted: {
  acr_values?: string;
  amr_values?: string;
  max_age_minutes?: number | null;
}) => server.seed((trx) => trx.updateTable("institution_sign_in").set(wanted).execute());
const lastTold = () =>
  server.seed((trx) =>
    trx
      .selectFrom("institution_sign_in")
      .select("last_told")
      .executeTakeFirstOrThrow()
      .then((row) => row.last_told),
  );
const asInes = { email: "ines@example.org" };
const byTwo = { ...asInes, second: "on" };

describe("where the hospital asks for more than a password", () => {
  afterEach(() => ask({ acr_values: "", amr_values: "", max_age_minutes: null }));

  test.each([
    ["a strength", { acr_values: "urn:other urn:regain:demo:two-factors" }],
    ["a method", { amr_values: "pwd mfa" }],
  ])("as %s, who comes with less is turned away, and told so", async (_, wanted) => {
    await ask(wanted);
    const browser = new Browser();
    const weak = await browser.follow(await browser.follow(await leave()), asInes);
    expect(pathOf(weak)).toBe("/login/sso?problem=too-weak");
    expect(await lastTold()).toMatchObject({ acr: "urn:regain:demo:password", amr: ["pwd"] });
    expect((await failedSignOns()).at(-1)).toMatchObject({
      institution_id: lakeside,
      status: 401,
      error: "sso-too-weak",
    });
    const other = new Browser();
    const strong = await other.follow(await other.follow(await leave()), byTwo);
    expect(await idOf(other, strong)).toBe(ines);
    const told = await lastTold();
    expect(told).toMatchObject({
      at: server.now().toISOString(),
      acr: "urn:regain:demo:two-factors",
      amr: ["pwd", "otp", "mfa"],
    });
    // By the provider's clock, and only just now.
    expect(told!.ageSeconds).toBeLessThan(60);
  });

  test("whoever logged in there long ago does it again, also where the provider would not ask", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await ask({ max_age_minutes: 15 });
      const browser = new Browser();
      const back = await browser.follow(await browser.follow(await leave()), asInes);
      expect(await idOf(browser, back)).toBe(ines);
      vi.setSystemTime(Date.now() + 20 * minute);
      const asked = await browser.follow(await leave());
      expect(pathOf(asked)).toMatch(/^\/demo\/sso-login\//);
      // Like a provider that ignores the question.
      const start = await browser.open(await leave());
      const unheard = new URL(start.headers.get("location")!);
      expect(unheard.searchParams.get("max_age")).toBe("900");
      unheard.searchParams.delete("max_age");
      expect(pathOf(await browser.follow(unheard.href))).toBe("/login/sso?problem=too-old");
      expect((await failedSignOns()).at(-1)?.error).toBe("sso-too-old");
    } finally {
      vi.useRealTimers();
    }
  });
});

test("an address of another site is not returned to", async () => {
  const browser = new Browser();
  const page = await browser.follow(await leave("https://evil.example/"));
  const back = await browser.follow(page, { email: "ines@example.org" });
  expect(pathOf(back)).toBe("/login?");
});

test("a token is good for one start, and for ten minutes", async () => {
  const start = await leave();
  await new Browser().follow(start);
  expect(pathOf(await new Browser().follow(start))).toBe("/login/sso?problem=expired");
  const late = await leave();
  server.advance(10 * minute);
  expect(pathOf(await new Browser().follow(late))).toBe("/login/sso?problem=expired");
  const none = await new Browser().follow("/service/v700/api/login/sso");
  expect(pathOf(none)).toBe("/login/sso?problem=expired");
});

test("an answer that was not asked for in this browser signs nobody in", async () => {
  const hers = new Browser();
  const page = await hers.follow(await leave());
  const provider = await hers.open(page, { email: "ines@example.org" });
  const resumed = await hers.open(provider.headers.get("location")!);
  const callback = resumed.headers.get("location")!;
  expect(callback).toContain("/login/sso/callback?");
  expect(pathOf(await new Browser().follow(callback))).toBe("/login/sso?problem=expired");
  expect(pathOf(await hers.follow(callback))).toBe("/login/sso?problem=expired");
});

test("the address that lets her in lets nobody in by another browser, and is hers still", async () => {
  const hers = new Browser();
  const back = await hers.follow(await hers.follow(await leave()), asInes);
  const expired = { status: 410, code: "link-expired" };
  await expect(new Browser().enter(back)).rejects.toMatchObject(expired);
  // Somebody on the way to their own institution is in the middle of something else.
  const others = new Browser();
  await others.follow(await leave());
  await expect(others.enter(back)).rejects.toMatchObject(expired);
  // Nor with what came back from there last time.
  const again = await others.follow(await others.follow(await leave()), asInes);
  await expect(others.enter(back)).rejects.toMatchObject(expired);
  expect(await idOf(others, again)).toBe(ines);
  expect(await idOf(hers, back)).toBe(ines);
});

test("where it ends no link of a mail is taken, nor used up", async () => {
  const browser = new Browser();
  const back = await browser.follow(await browser.follow(await leave()), asInes);
  const mailed = await server.seed((trx) =>
    issueLink(trx, { purpose: "sign-in", userId: ulla }, server.now()),
  );
  const end = (token: string) => browser.call(exchangeToken, { body: { token, endsSignOn: true } });
  await expect(end(mailed)).rejects.toMatchObject({ status: 410, code: "link-unknown" });
  await end(new URL(back).searchParams.get("token")!);
  await browser.call(exchangeToken, { body: { token: mailed } });
});

test("what her browser is known by ends with her coming in", async () => {
  const browser = new Browser();
  const left = await browser.open(await leave());
  expect(left.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^regain_sso=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
  ]);
  const page = await browser.follow(left.headers.get("location")!);
  const back = await browser.follow(page, asInes);
  expect(browser.cookie("regain_sso")).toMatch(/^rgl_/);
  await browser.enter(back);
  expect(browser.cookie("regain_sso")).toBeUndefined();
});

test("a provider that says no, or cannot be reached, leads to a page that says so", async () => {
  const browser = new Browser();
  const start = await browser.open(await leave());
  const state = new URL(start.headers.get("location")!).searchParams.get("state");
  const callback = `/service/v700/api/login/sso/callback?error=access_denied&state=${state}`;
  expect(pathOf(await browser.follow(callback))).toBe("/login/sso?problem=refused");

  const silent = await leave();
  const between = new Browser();
  const left = await between.open(await leave());
  const laterState = new URL(left.headers.get("location")!).searchParams.get("state");
  await server.seed((trx) =>
    trx.updateTable("institution_sign_in").set({ issuer: "http://127.0.0.1:9" }).execute(),
  );
  expect(pathOf(await new Browser().follow(silent))).toBe("/login/sso?problem=unavailable");
  // The provider went down while she was there: her hospital has not said no.
  const back = `/service/v700/api/login/sso/callback?code=x&state=${laterState}`;
  expect(pathOf(await between.follow(back))).toBe("/login/sso?problem=unavailable");
  expect((await failedSignOns()).at(-1)).toMatchObject({ status: 503, error: "sso-unavailable" });
});

test("the provider stands only where there is a demo", async () => {
  const answer = await fetch(`${home}/demo/sso/.well-known/openid-configuration`);
  expect(answer.status).toBe(200);
  const production = await openTestServer({ config: { demo: false } });
  const none = await production.app.inject("/demo/sso/.well-known/openid-configuration");
  expect(none.statusCode).toBe(404);
  await production.close();
});
