import type { Discount } from "../../../adapters/payments/card-provider.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ordered = 0;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const success = "https://regain.example.org/subscribe/success?sessionId={CHECKOUT_SESSION_ID}";

async function openPage(
  changes: { trialDays?: number; productName?: string; discount?: Discount } = {},
) {
  ordered += 1;
  const { id, url } = await server.sandbox.openCheckout({
    checkoutId: `checkout-${ordered}`,
    customer: { accountId: `account-${ordered}`, email: null, customerId: null },
    productName: "Regain at home, monthly",
    interval: "month",
    amountCents: 2_900,
    trialDays: 0,
    discount: {
      id: "HOPE",
      off: { unit: "percentage", percent: 15 },
      duration: "once",
      months: null,
    },
    successUrl: success,
    cancelUrl: "https://regain.example.org/subscribe?source=account",
    expiresAt: new Date(server.now().getTime() + 3_600_000),
    ...changes,
  });
  return { id, path: new URL(url).pathname };
}

const good = { number: "4242 4242 4242 4242", expiry: "12/99", code: "123" };

const send = (url: string, fields: Record<string, string>) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

const look = (url: string) => server.app.inject({ method: "GET", url });

describe("the page on which a card is given", () => {
  test("says that nothing real is charged, what is, and which numbers help", async () => {
    const { path } = await openPage();
    const page = await look(path);
    expect(page.statusCode).toBe(200);
    for (const said of [
      "Test payments: no real card is charged.",
      "Regain at home, monthly",
      "Pay $24.65",
      "15% off the first payment",
      "$29.00",
      "4242 4242 4242 4242",
    ])
      expect(page.body).toContain(said);
    expect(page.headers["content-security-policy"]).toContain("style-src 'self'");
    expect(page.body).not.toMatch(/<script|style=|javascript:/);
    const styles = await look("/demo/payments.css");
    expect(styles.headers["content-type"]).toContain("text/css");
  });

  test("says what is charged when, where there is a trial", async () => {
    const { path } = await openPage({ trialDays: 14 });
    const page = await look(path);
    expect(page.body).toContain("Start, and pay nothing today");
    expect(page.body).toMatch(/On \d{2}\/\d{2}\/\d{4}<\/dt><dd>\$24\.65/);
  });

  test.each([
    ["once", "29.00"],
    ["repeating", "29.00"],
    ["forever", "24.65"],
  ] as const)(
    "says what is paid after the first time, with a discount that is %s",
    async (duration, then) => {
      const off = { unit: "percentage", percent: 15 } as const;
      const months = duration === "repeating" ? 3 : null;
      const { path } = await openPage({
        discount: { id: `OFF-${duration}`, off, duration, months },
      });
      const page = await look(path);
      expect(page.body).toContain(`Then every month</dt><dd>$${then}`);
    },
  );

  test("pays once, sent as often as it may be, and says so to who comes back", async () => {
    const { id, path } = await openPage();
    const on = success.replace("{CHECKOUT_SESSION_ID}", id);
    const answers = await Promise.all([send(path, good), send(path, good)]);
    for (const answer of [...answers, await send(path, good)]) {
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(on);
    }
    const back = await look(path);
    expect(back.statusCode).toBe(200);
    expect(back.body).toContain("Already paid");
    expect(back.body).toContain(on);
    const { customerId } = (await server.sandbox.readCheckout(id))!;
    expect(await server.sandbox.invoicesOf(customerId!)).toHaveLength(1);
  });

  test("marks what is wrong and keeps what was typed, but for the code", async () => {
    const { path } = await openPage();
    const answer = await send(path, { number: `4242<"'>`, expiry: "13/30", code: "98" });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(`value="4242&lt;&quot;&#39;&gt;"`);
    expect(answer.body).toContain(
      `aria-describedby="number-hint number-fault" aria-invalid="true"`,
    );
    expect(answer.body).toContain("Enter any 3 digits.");
    expect(answer.body).not.toContain("98");
    expect(answer.body.match(/autofocus/g)).toHaveLength(1);
  });

  test("says the bank's no, and takes another card", async () => {
    const { path } = await openPage();
    const refused = await send(path, { ...good, number: "4000000000000002" });
    expect(refused.statusCode).toBe(402);
    expect(refused.body).toContain("Your card was declined.");
    // Who does not see the page hears it: in its title, and at the field that has the focus.
    expect(refused.body).toMatch(/<title>Your card was declined\..* – Test payments<\/title>/);
    expect(refused.body).toContain(`aria-describedby="number-hint message" autofocus`);
    expect(refused.body.match(/autofocus/g)).toHaveLength(1);
    expect((await send(path, good)).statusCode).toBe(303);
  });

  test("asks the owner where the bank does", async () => {
    const { path } = await openPage();
    const asked = { ...good, number: "4000002500003155" };
    const begun = await send(path, asked);
    expect([begun.statusCode, begun.headers.location]).toEqual([303, path]);
    expect((await look(path)).body).toContain("Your bank asks: Is this you?");
    const refused = await send(path, { bank: "refuse" });
    expect(refused.statusCode).toBe(402);
    expect(refused.body).toContain("unable to authenticate");
    await send(path, asked);
    const approved = await send(path, { bank: "approve" });
    expect([approved.statusCode, approved.headers.location]).toEqual([
      303,
      expect.stringContaining("/subscribe/success"),
    ]);
  });

  test("is closed when it is closed, and leads back", async () => {
    const { id, path } = await openPage();
    await server.sandbox.closeCheckout(id);
    for (const answer of [await look(path), await send(path, good)]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain("This page is closed");
      expect(answer.body).toContain("/subscribe?source=account");
    }
  });

  test("shows words of others as words", async () => {
    const { path } = await openPage({ productName: "<b>Regain</b>" });
    expect((await look(path)).body).toContain("&lt;b&gt;Regain&lt;/b&gt;");
  });

  test.each(["cs_0", "cs_%00", "..%2F..%2Fetc", "cs_000000000000000000000000"])(
    "was never there as %s",
    async (id) => {
      for (const answer of [
        await look(`/demo/checkout/${id}`),
        await send(`/demo/card/${id}`, good),
      ])
        expect(answer.statusCode).toBe(404);
    },
  );

  test("takes forms and nothing else", async () => {
    const { path } = await openPage();
    const json = await server.app.inject({ method: "POST", url: path, payload: good });
    expect(json.statusCode).toBe(415);
    expect((await send(path, { number: "4".repeat(10_000) })).statusCode).toBe(413);
    expect((await send(path, {})).statusCode).toBe(422);
  });
});
