import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type PaymentBench,
  paymentBenches,
  type PaymentBenches,
} from "../../testing/payment-bench.ts";
import { centsAfter } from "./discount.rules.ts";
import {
  CardRefused,
  type CheckoutOrder,
  type Discount,
  ProviderUnavailable,
  signatureHeader,
} from "./card-provider.ts";

const pays = "4242424242424242";
const declined = "4000000000000002";
const insufficient = "4000000000009995";
const asksBank = "4000002500003155";
const failsLater = "4000000000000341";

const minute = 60_000;
const day = 24 * 60 * minute;
const rosa = "0190a000-0000-7000-8000-000000000001";
const start = new Date("2027-01-31T10:00:00Z");

const at = (moment: string) => new Date(`${moment}T10:00:00Z`);

const hope: Discount = {
  id: "HOPE-15",
  off: { unit: "percentage", percent: 15 },
  duration: "once",
  months: null,
};
const freeMonth: Discount = {
  id: "stay-month",
  off: { unit: "percentage", percent: 100 },
  duration: "once",
  months: null,
};
const fiveOff: Discount = {
  id: "five-off",
  off: { unit: "usd", cents: 500 },
  duration: "forever",
  months: null,
};
const threeMonths: Discount = {
  id: "three-months",
  off: { unit: "percentage", percent: 20 },
  duration: "repeating",
  months: 3,
};

describe.each(Object.entries(paymentBenches))("%s", (_, prepare) => {
  let benches: PaymentBenches;
  let bench: PaymentBench;
  let ordered = 0;

  beforeAll(async () => {
    benches = await prepare();
  });
  afterAll(() => benches.close());
  beforeEach(async () => {
    bench = await benches.open(start);
  });
  afterEach(() => bench.close());

  function orderOf(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
    ordered += 1;
    return {
      checkoutId: `0190b000-0000-7000-8000-${String(ordered).padStart(12, "0")}`,
      customer: { accountId: rosa, email: "rosa@example.org", customerId: null },
      productName: "Regain at home, monthly",
      interval: "month",
      amountCents: 2_900,
      trialDays: 0,
      discount: null,
      successUrl: "https://regain.example.org/subscribe/success?sessionId={CHECKOUT_SESSION_ID}",
      cancelUrl: "https://regain.example.org/subscribe/fail",
      expiresAt: new Date(bench.now().getTime() + day),
      ...changes,
    };
  }

  /** Somebody subscribes on the provider's page. */
  async function subscribe(changes: Partial<CheckoutOrder> = {}, card = pays) {
    const page = await bench.provider.openCheckout(orderOf(changes));
    expect(await bench.giveCard(page.url, card)).toBe("complete");
    const checkout = await bench.provider.readCheckout(page.id);
    const [id, customerId] = [checkout?.subscriptionId, checkout?.customerId];
    if (!id || !customerId) throw new Error("There is no subscription.");
    return { id, customerId };
  }

  const read = async (id: string) => {
    const found = await bench.provider.readSubscription(id);
    if (!found) throw new Error(`There is no subscription ${id}.`);
    return found;
  };

  /** What was charged, oldest first. */
  const paidOf = async (customerId: string) => {
    const invoices = await bench.provider.invoicesOf(customerId);
    return invoices
      .filter(({ status }) => status === "paid")
      .map(({ totalCents }) => totalCents)
      .toReversed();
  };

  test("a card on the page makes a subscription that is paid", async () => {
    const order = orderOf();
    const page = await bench.provider.openCheckout(order);
    expect(await bench.provider.readCheckout(page.id)).toMatchObject({
      id: page.id,
      state: "open",
      accountId: rosa,
      checkoutId: order.checkoutId,
      subscriptionId: null,
    });
    expect(await bench.giveCard(page.url, pays)).toBe("complete");
    const checkout = await bench.provider.readCheckout(page.id);
    expect(checkout).toMatchObject({ state: "complete", checkoutId: order.checkoutId });
    expect(await read(checkout!.subscriptionId!)).toEqual({
      id: checkout!.subscriptionId,
      customerId: checkout!.customerId,
      accountId: rosa,
      state: "active",
      interval: "month",
      amountCents: 2_900,
      discounts: [],
      periodEndsAt: at("2027-02-28"),
      cancelsAtPeriodEnd: false,
      createdAt: start,
      endedAt: null,
    });
    expect(await bench.provider.invoicesOf(checkout!.customerId!)).toEqual([
      {
        id: expect.any(String),
        number: expect.stringMatching(/-0001$/),
        subscriptionId: checkout!.subscriptionId,
        status: "paid",
        subtotalCents: 2_900,
        discountCents: 0,
        totalCents: 2_900,
        paidAt: start,
        periodFrom: start,
        periodTo: at("2027-02-28"),
      },
    ]);
  });

  test("what happened is told, and names what there is to read", async () => {
    const { id, customerId } = await subscribe();
    const told = (await bench.webhooks()).map(({ body, headers }) =>
      bench.provider.readEvent(body, headers[signatureHeader] ?? "", bench.now()),
    );
    const completed = told.find((event) => event?.type === "checkout.session.completed");
    expect(completed).toMatchObject({ createdAt: start, subscriptionId: id, customerId });
    expect(await bench.provider.readCheckout(completed!.checkoutId!)).toMatchObject({
      subscriptionId: id,
    });
    const paid = told.find((event) => event?.type === "invoice.paid");
    expect(paid).toMatchObject({ checkoutId: null, subscriptionId: id, customerId });
    expect(new Set(told.map((event) => event?.id)).size).toBe(told.length);
    expect(await bench.webhooks()).toEqual([]);
  });

  test("the same checkout opened twice is the same page, paid once", async () => {
    const order = orderOf();
    const [first, second] = [
      await bench.provider.openCheckout(order),
      await bench.provider.openCheckout(order),
    ];
    expect(second).toEqual(first);
    expect(await bench.giveCard(first.url, pays)).toBe("complete");
    await bench.giveCard(second.url, pays);
    const { customerId } = (await bench.provider.readCheckout(first.id))!;
    expect(await bench.provider.subscriptionsOf(customerId!)).toHaveLength(1);
    expect(await paidOf(customerId!)).toEqual([2_900]);
  });

  test("a trial is charged when it ends", async () => {
    const { id, customerId } = await subscribe({ trialDays: 14 });
    expect(await read(id)).toMatchObject({ state: "trialing", periodEndsAt: at("2027-02-14") });
    expect(await bench.provider.invoicesOf(customerId)).toEqual([]);
    bench.passTo(at("2027-02-14"));
    expect(await read(id)).toMatchObject({ state: "active", periodEndsAt: at("2027-03-14") });
    expect(await paidOf(customerId)).toEqual([2_900]);
  });

  test("renewals keep to the calendar, whatever the length of a month", async () => {
    const { id, customerId } = await subscribe();
    for (const [renews, ends] of [
      ["2027-02-28", "2027-03-31"],
      ["2027-03-31", "2027-04-30"],
      ["2027-04-30", "2027-05-31"],
    ] as const) {
      bench.passTo(new Date(at(renews).getTime() - 1_000));
      expect((await read(id)).periodEndsAt).toEqual(at(renews));
      bench.passTo(at(renews));
      expect((await read(id)).periodEndsAt).toEqual(at(ends));
    }
    expect(await paidOf(customerId)).toEqual([2_900, 2_900, 2_900, 2_900]);
  });

  test("a year from a leap day ends on the day before the first of March", async () => {
    bench.passTo(at("2028-02-29"));
    const { id } = await subscribe({ interval: "year", amountCents: 29_900 });
    expect(await read(id)).toMatchObject({ interval: "year", periodEndsAt: at("2029-02-28") });
    bench.passTo(at("2031-03-01"));
    expect((await read(id)).periodEndsAt).toEqual(at("2032-02-29"));
  });

  test("a clock that stood still for a year catches up with every payment", async () => {
    const { id, customerId } = await subscribe();
    bench.passTo(at("2028-01-31"));
    expect((await read(id)).periodEndsAt).toEqual(at("2028-02-29"));
    expect(await paidOf(customerId)).toHaveLength(13);
  });

  test.each<[string, Discount, number, readonly number[]]>([
    ["once", hope, 0, [2_465, 2_900, 2_900, 2_900]],
    ["once, kept for the end of the trial", hope, 7, [2_465, 2_900, 2_900, 2_900]],
    ["for three months", threeMonths, 0, [2_320, 2_320, 2_320, 2_900]],
    ["for ever, in dollars", fiveOff, 0, [2_400, 2_400, 2_400, 2_400]],
    ["all of it, once", freeMonth, 0, [0, 2_900, 2_900, 2_900]],
  ])("a discount takes off %s", async (__, discount, trialDays, amounts) => {
    bench.passTo(at("2027-01-01"));
    const { id, customerId } = await subscribe({ discount, trialDays });
    const isToCome = trialDays > 0 || discount.duration !== "once";
    expect((await read(id)).discounts).toEqual(isToCome ? [discount] : []);
    bench.passTo(at("2027-04-20"));
    expect(await paidOf(customerId)).toEqual(amounts);
    const [latest] = await bench.provider.invoicesOf(customerId);
    expect(latest!.subtotalCents - latest!.discountCents).toBe(latest!.totalCents);
    expect((await read(id)).discounts).toEqual(discount.duration === "forever" ? [discount] : []);
  });

  test("a declined card changes nothing, and the next one may pay", async () => {
    const page = await bench.provider.openCheckout(orderOf());
    expect(await bench.giveCard(page.url, declined)).toBe("refused");
    expect(await bench.giveCard(page.url, insufficient)).toBe("refused");
    const { state, customerId } = (await bench.provider.readCheckout(page.id))!;
    expect(state).toBe("open");
    expect(await bench.provider.subscriptionsOf(customerId!)).toEqual([]);
    expect(await bench.giveCard(page.url, pays)).toBe("complete");
    expect(await paidOf(customerId!)).toEqual([2_900]);
  });

  test("where the bank asks, its owner decides", async () => {
    const page = await bench.provider.openCheckout(orderOf());
    expect(await bench.giveCard(page.url, asksBank, "no")).toBe("refused");
    expect((await bench.provider.readCheckout(page.id))!.state).toBe("open");
    expect(await bench.giveCard(page.url, asksBank, "yes")).toBe("complete");
    const { customerId } = (await bench.provider.readCheckout(page.id))!;
    expect(await paidOf(customerId!)).toEqual([2_900]);
  });

  test("a closed page takes no card; one that was paid stays so", async () => {
    const { provider } = bench;
    const page = await provider.openCheckout(orderOf());
    expect(await provider.closeCheckout(page.id)).toMatchObject({ state: "expired" });
    expect(await provider.closeCheckout(page.id)).toMatchObject({ state: "expired" });
    expect(await bench.giveCard(page.url, pays)).toBe("closed");

    const paid = await provider.openCheckout(orderOf());
    await bench.giveCard(paid.url, pays);
    const closed = await provider.closeCheckout(paid.id);
    expect(closed?.state).toBe("complete");
    expect(await read(closed!.subscriptionId!)).toMatchObject({ state: "active" });
  });

  test("a page closes by itself", async () => {
    const page = await bench.provider.openCheckout(orderOf());
    bench.passTo(new Date(start.getTime() + day));
    expect(await bench.giveCard(page.url, pays)).toBe("closed");
    expect(await bench.provider.readCheckout(page.id)).toMatchObject({ state: "expired" });
    const types = (await bench.webhooks()).map(({ type }) => type);
    expect(types).toEqual(["checkout.session.expired"]);
  });

  test("what is unknown is nothing", async () => {
    const { provider } = bench;
    expect(await provider.readCheckout("cs_0000")).toBeUndefined();
    expect(await provider.closeCheckout("cs_0000")).toBeUndefined();
    expect(await provider.readSubscription("sub_0000")).toBeUndefined();
    expect(await provider.subscriptionsOf("cus_0000")).toEqual([]);
    expect(await provider.invoicesOf("cus_0000")).toEqual([]);
    await provider.endNow("sub_0000");
    await provider.refund("in_0000");
  });

  test("a payment that fails is tried for five days, then the subscription ends", async () => {
    const { id, customerId } = await subscribe({}, failsLater);
    bench.passTo(at("2027-02-28"));
    expect(await read(id)).toMatchObject({ state: "past_due", periodEndsAt: at("2027-03-31") });
    expect((await bench.provider.invoicesOf(customerId))[0]).toMatchObject({
      status: "open",
      paidAt: null,
      totalCents: 2_900,
    });
    bench.passTo(at("2027-03-04"));
    expect(await read(id)).toMatchObject({ state: "past_due" });
    bench.passTo(at("2027-03-05"));
    // The unpaid period had begun all the same.
    expect(await read(id)).toMatchObject({
      state: "ended",
      endedAt: at("2027-03-05"),
      periodEndsAt: at("2027-03-31"),
    });
    expect(await paidOf(customerId)).toEqual([2_900]);
    expect((await bench.provider.invoicesOf(customerId))[0]).toMatchObject({ status: "void" });
    const failures = (await bench.webhooks()).filter(
      ({ type }) => type === "invoice.payment_failed",
    );
    expect(failures).toHaveLength(4);
  });

  /** Somebody opens the card update page, and enters a card. */
  async function changeCard(
    who: { id: string; customerId: string },
    card: string,
    requestId: string,
  ) {
    const page = await bench.provider.openCardUpdate({
      requestId,
      customerId: who.customerId,
      subscriptionId: who.id,
      successUrl: "https://regain.example.org/payment_update/success",
      cancelUrl: "https://regain.example.org/payment_update/fail",
    });
    return { ...page, says: await bench.giveCard(page.url, card) };
  }

  test("another card pays what is overdue, once", async () => {
    const who = await subscribe({}, failsLater);
    bench.passTo(at("2027-03-01"));
    expect(await changeCard(who, declined, "a")).toMatchObject({ says: "refused" });
    expect(await read(who.id)).toMatchObject({ state: "past_due" });

    const page = await changeCard(who, pays, "b");
    expect(page.says).toBe("complete");
    for (let reads = 0; reads < 2; reads += 1)
      expect(await bench.provider.readCheckout(page.id)).toMatchObject({
        state: "complete",
        checkoutId: null,
        customerId: who.customerId,
        subscriptionId: who.id,
      });
    expect(await read(who.id)).toMatchObject({ state: "active", periodEndsAt: at("2027-03-31") });
    expect(await paidOf(who.customerId)).toEqual([2_900, 2_900]);
    bench.passTo(at("2027-04-01"));
    expect(await read(who.id)).toMatchObject({ state: "active" });
    expect(await paidOf(who.customerId)).toHaveLength(3);
  });

  test("the latest card counts, whichever page is read again", async () => {
    const who = await subscribe();
    const first = await changeCard(who, failsLater, "a");
    await bench.provider.readCheckout(first.id);
    const second = await changeCard(who, pays, "b");
    await bench.provider.readCheckout(second.id);
    await bench.provider.readCheckout(first.id);
    bench.passTo(at("2027-02-28"));
    expect(await read(who.id)).toMatchObject({ state: "active" });
  });

  test("cancelling leaves what is paid, and can be taken back", async () => {
    const { provider } = bench;
    const { id, customerId } = await subscribe();
    const cancelled = { state: "active", cancelsAtPeriodEnd: true };
    expect(await provider.setCancelsAtPeriodEnd(id, true)).toMatchObject(cancelled);
    expect(await provider.setCancelsAtPeriodEnd(id, true)).toMatchObject(cancelled);
    expect(await provider.setCancelsAtPeriodEnd(id, false)).toMatchObject({
      cancelsAtPeriodEnd: false,
    });
    bench.passTo(at("2027-02-28"));
    expect(await read(id)).toMatchObject({ state: "active" });
    await provider.setCancelsAtPeriodEnd(id, true);
    bench.passTo(at("2027-03-31"));
    expect(await read(id)).toMatchObject({ state: "ended" });
    expect(await provider.setCancelsAtPeriodEnd(id, false)).toMatchObject({ state: "ended" });
    expect(await paidOf(customerId)).toEqual([2_900, 2_900]);
  });

  test("ending twice ends once, and nothing is charged anymore", async () => {
    const { id, customerId } = await subscribe({}, failsLater);
    bench.passTo(at("2027-02-28"));
    await read(id);
    await bench.provider.endNow(id);
    await bench.provider.endNow(id);
    expect(await read(id)).toMatchObject({ state: "ended" });
    bench.passTo(at("2027-06-01"));
    const invoices = await bench.provider.invoicesOf(customerId);
    expect(invoices.map(({ status }) => status)).toEqual(["void", "paid"]);
    const types = (await bench.webhooks()).map(({ type }) => type);
    expect(types.filter((type) => type === "customer.subscription.deleted")).toHaveLength(1);
  });

  test("a free month is given once, beside what is off already", async () => {
    const { provider } = bench;
    const { id, customerId } = await subscribe({ discount: fiveOff });
    const both = { discounts: [fiveOff, freeMonth] };
    expect(await provider.applyDiscount(id, freeMonth)).toMatchObject(both);
    expect(await provider.applyDiscount(id, freeMonth)).toMatchObject(both);
    bench.passTo(at("2027-02-28"));
    expect(await read(id)).toMatchObject({ state: "active", discounts: [fiveOff] });
    expect(await provider.applyDiscount(id, freeMonth)).toMatchObject({ discounts: [fiveOff] });
    bench.passTo(at("2027-03-31"));
    await read(id);
    expect(await paidOf(customerId)).toEqual([2_400, 0, 2_400]);
  });

  test("two discounts are taken off one payment one after the other, and all of them are named", async () => {
    const { provider } = bench;
    const { id, customerId } = await subscribe({ discount: hope, trialDays: 7 });
    await provider.applyDiscount(id, threeMonths);
    const both = await provider.applyDiscount(id, fiveOff);
    expect(both.discounts).toEqual([hope, threeMonths, fiveOff]);
    const said = centsAfter(both.amountCents, both.discounts);
    bench.passTo(at("2027-02-07"));
    expect((await read(id)).discounts).toEqual([threeMonths, fiveOff]);
    expect(await paidOf(customerId)).toEqual([said]);
    expect(said).toBe(1_472);
  });

  test("a trial can be put off, and so can the next payment", async () => {
    const { provider } = bench;
    const trial = await subscribe({ trialDays: 7 });
    expect(await provider.setPeriodEnd(trial.id, at("2027-02-21"))).toMatchObject({
      state: "trialing",
      periodEndsAt: at("2027-02-21"),
    });
    const paying = await subscribe({ customer: { accountId: "x", email: null, customerId: null } });
    await provider.setPeriodEnd(paying.id, at("2027-03-15"));
    bench.passTo(at("2027-03-14"));
    expect(await paidOf(trial.customerId)).toEqual([2_900]);
    expect(await paidOf(paying.customerId)).toEqual([2_900]);
    bench.passTo(at("2027-03-15"));
    expect(await read(paying.id)).toMatchObject({
      state: "active",
      periodEndsAt: at("2027-04-15"),
    });
    expect(await paidOf(paying.customerId)).toEqual([2_900, 2_900]);
  });

  test("what is overdue or over is not put off", async () => {
    const { id } = await subscribe({}, failsLater);
    bench.passTo(at("2027-02-28"));
    expect(await bench.provider.setPeriodEnd(id, at("2027-06-01"))).toMatchObject({
      state: "past_due",
      periodEndsAt: at("2027-03-31"),
    });
    await bench.provider.endNow(id);
    expect(await bench.provider.setPeriodEnd(id, at("2027-06-01"))).toMatchObject({
      state: "ended",
    });
    expect(await bench.provider.applyDiscount(id, hope)).toMatchObject({ state: "ended" });
  });

  test("money goes back once", async () => {
    const { customerId } = await subscribe({}, failsLater);
    bench.passTo(at("2027-02-28"));
    const [open, paid] = await bench.provider.invoicesOf(customerId);
    await bench.provider.refund(paid!.id);
    await bench.provider.refund(paid!.id);
    await bench.provider.refund(open!.id);
    const statuses = (await bench.provider.invoicesOf(customerId)).map(({ status }) => status);
    expect(statuses).toEqual(["open", "refunded"]);
    const types = (await bench.webhooks()).map(({ type }) => type);
    expect(types.filter((type) => type === "charge.refunded")).toHaveLength(1);
  });

  test("a card's token pays without a page, once a request", async () => {
    const { provider } = bench;
    const order = orderOf({ discount: hope });
    const token = { token: "tok_visa", requestId: "request-1" };
    const made = await provider.subscribeWithToken(order, token);
    expect(made).toMatchObject({ state: "active", accountId: rosa, amountCents: 2_900 });
    expect(await provider.subscribeWithToken(order, token)).toEqual(made);
    expect(await paidOf(made.customerId)).toEqual([2_465]);
  });

  test.each([
    ["tok_none", "This card is not known. Please enter it again."],
    ["pm_../../customers", "This card is not known. Please enter it again."],
    ["tok_chargeDeclined", "Your card was declined."],
    ["tok_chargeDeclinedInsufficientFunds", "Your card has insufficient funds."],
    [
      "tok_threeDSecure2Required",
      "Your card was declined. This transaction requires authentication.",
    ],
  ])("%s is refused in words for the person, and leaves nothing", async (token, message) => {
    const { provider } = bench;
    const { customerId } = await subscribe();
    const again = orderOf({ customer: { accountId: rosa, email: null, customerId } });
    const trying = provider.subscribeWithToken(again, { token, requestId: "request-2" });
    await expect(trying).rejects.toThrow(CardRefused);
    await expect(trying).rejects.toThrow(message);
    expect(await provider.subscriptionsOf(customerId)).toHaveLength(1);
    const better = { token: "tok_visa", requestId: "request-2" };
    expect(await provider.subscribeWithToken(again, better)).toMatchObject({ state: "active" });
  });

  test("all that somebody has is listed, the newest first", async () => {
    const first = await subscribe();
    await bench.provider.endNow(first.id);
    bench.passTo(new Date(start.getTime() + minute));
    const { customerId } = first;
    const second = await subscribe({ customer: { accountId: rosa, email: null, customerId } });
    const all = await bench.provider.subscriptionsOf(customerId);
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      [second.id, "active"],
      [first.id, "ended"],
    ]);
  });

  test("who is not known becomes a customer of their own, and buys for the account that they named", async () => {
    const rosas = await subscribe();
    const unknown = { accountId: rosa, email: null, customerId: null };
    const order = orderOf({ customer: unknown });
    const page = await bench.provider.openCheckout(order);
    expect(await bench.provider.openCheckout(order)).toEqual(page);
    const [first, second] = [
      await subscribe({ customer: unknown }),
      await subscribe({ customer: unknown }),
    ];
    const customers = [rosas, first, second].map(({ customerId }) => customerId);
    expect(new Set(customers).size).toBe(3);
    for (const { id } of [first, second])
      expect(await read(id)).toMatchObject({ accountId: rosa, state: "active" });
    const buy = { ...orderOf({ customer: unknown }), checkoutId: "0190b000-token" };
    const token = { token: "tok_visa", requestId: "unknown-1" };
    const bought = await bench.provider.subscribeWithToken(buy, token);
    expect(bought.accountId).toBe(rosa);
    expect(customers).not.toContain(bought.customerId);
    // A different order, but the same request.
    const again = { ...buy, checkoutId: "0190b000-again" };
    expect(await bench.provider.subscribeWithToken(again, token)).toEqual(bought);
  });

  test("what changed since then is found, and nothing else", async () => {
    const other = { accountId: "somebody-else", email: null, customerId: null };
    const [rosas, theirs] = [await subscribe(), await subscribe({ customer: other })];
    const changed = async (since: Date) => {
      const found: string[] = [];
      for await (const { id } of bench.provider.changedSince(since)) found.push(id);
      return found;
    };
    expect(await changed(start)).toEqual([rosas.id, theirs.id].toSorted());
    const later = new Date(start.getTime() + day);
    bench.passTo(later);
    expect(await changed(later)).toEqual([]);
    await bench.provider.setCancelsAtPeriodEnd(theirs.id, true);
    expect(await changed(later)).toEqual([theirs.id]);
    // Further back than any provider lists events.
    bench.passTo(at("2027-06-01"));
    expect(await changed(start)).toEqual([rosas.id, theirs.id].toSorted());
  });

  test("a webhook counts only with the provider's own, fresh signature", async () => {
    await subscribe();
    const [hook] = await bench.webhooks();
    const signature = hook!.headers[signatureHeader]!;
    const heard = (body: Buffer, header: string, later = 0) =>
      bench.provider.readEvent(body, header, new Date(bench.now().getTime() + later));
    expect(heard(hook!.body, signature)).toBeDefined();
    expect(heard(hook!.body, signature, 4 * minute)).toBeDefined();
    expect(heard(hook!.body, signature, 6 * minute)).toBeUndefined();
    const altered = Buffer.from(hook!.body.toString().replace("event", "Event"));
    expect(heard(altered, signature)).toBeUndefined();
    const other = await benches.open(start);
    try {
      const page = await other.provider.openCheckout(orderOf());
      await other.giveCard(page.url, pays);
      const [foreign] = await other.webhooks();
      expect(heard(foreign!.body, foreign!.headers[signatureHeader]!)).toBeUndefined();
    } finally {
      await other.close();
    }
    for (const forged of ["", "t=,v1=", "nonsense", `t=${start.getTime()},v1=00`, "v1=abcdef"])
      expect(heard(hook!.body, forged)).toBeUndefined();
    expect(heard(Buffer.alloc(0), signature)).toBeUndefined();
  });

  test("while it is down it says so; afterwards everything goes on", async () => {
    const { id } = await subscribe();
    bench.setDown(true);
    const order = orderOf({ customer: { accountId: rosa, email: null, customerId: "cus_1" } });
    const asked = await Promise.allSettled([
      bench.provider.openCheckout(order),
      bench.provider.readSubscription(id),
      bench.provider.setCancelsAtPeriodEnd(id, true),
    ]);
    for (const one of asked)
      expect(one).toMatchObject({ status: "rejected", reason: expect.any(ProviderUnavailable) });
    bench.setDown(false);
    expect(await read(id)).toMatchObject({ state: "active", cancelsAtPeriodEnd: false });
  });
});
