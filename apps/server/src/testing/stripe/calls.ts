import { cardByToken } from "../../adapters/payments/sandbox/cards.rules.ts";
import { type Form, list, text, texts, within } from "./form.ts";
import {
  alreadyThere,
  couponFrom,
  createSession,
  customerIn,
  expands,
  listOf,
  need,
  orderOf,
  subscriptionOf,
  updateSubscription,
} from "./requests.ts";
import {
  chargeShape,
  couponShape,
  invoiceShape,
  paymentId,
  sessionShape,
  subscriptionShape,
} from "./shapes.ts";
import { invalid, noSuch, StripeSaysNo, type World } from "./world.ts";

/** Answers one call, given the open parts of its path and its parameters. */
type Answer = (world: World, id: string, form: Form) => unknown;

/** Every call that our adapter makes. */
export const calls: Readonly<Record<string, Answer>> = {
  "POST customers": (world, _, form) => {
    const id = world.newId("cus");
    const customer = { id, email: text(form.email) ?? null, metadata: texts(form.metadata) };
    world.customers.set(id, customer);
    return { object: "customer", ...customer };
  },
  "POST products": (world, _, form) => {
    const id = need(form.id, "id");
    if (world.products.has(id)) throw alreadyThere("Product");
    world.products.add(id);
    return { id, object: "product", name: need(form.name, "name") };
  },
  "POST coupons": (world, _, form) => {
    const coupon = couponFrom(form);
    if (world.coupons.has(coupon.id)) throw alreadyThere("Coupon");
    world.coupons.set(coupon.id, coupon);
    return couponShape(coupon);
  },
  "POST checkout/sessions": (world, _, form) => {
    const session = createSession(world, form);
    world.sessions.set(session.id, session);
    return sessionShape(world, session.id);
  },
  "GET checkout/sessions/:id": (world, id, form) => sessionShape(world, id, expands(form)),
  "POST checkout/sessions/:id": (world, id, form) => {
    const session = world.sessions.get(id);
    if (!session) throw noSuch("checkout.session", id);
    session.metadata = { ...session.metadata, ...texts(form.metadata) };
    return sessionShape(world, id);
  },
  "POST checkout/sessions/:id/expire": (world, id) => {
    const session = world.sessions.get(id);
    if (!session) throw noSuch("checkout.session", id);
    if (session.status !== "open")
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
    world.expire(session);
    return sessionShape(world, id);
  },
  "POST payment_methods": (world, _, form) => {
    const card = cardByToken(need(within(form, "card", "token"), "card[token]"));
    if (!card) throw noSuch("token", text(within(form, "card", "token")) ?? "");
    return { id: world.keepCard(card.number), object: "payment_method", type: "card" };
  },
  "POST payment_methods/:id/attach": (world, id, form) => {
    customerIn(world, form);
    const number = world.cards.get(id);
    if (!number) throw noSuch("PaymentMethod", id);
    world.refuse(number, true);
    return { id, object: "payment_method", customer: text(form.customer) };
  },
  "POST subscriptions": (world, _, form) => {
    const customer = customerIn(world, form);
    const price = within(form, "items", 0, "price_data");
    const order = orderOf(world, price, form, form.trial_period_days);
    const card = need(form.default_payment_method, "default_payment_method");
    const held = world.start(order, { customer, card, metadata: texts(form.metadata) });
    return subscriptionShape(world, held.one.id, expands(form));
  },
  "GET subscriptions": (world, _, form) => {
    const customer = text(form.customer);
    if (customer) customerIn(world, form);
    const all = [...world.subscriptions.values()]
      .filter(({ one }) => !customer || one.customerId === customer)
      .filter(({ one }) => text(form.status) === "all" || one.state !== "ended")
      .map(({ one }) => subscriptionShape(world, one.id, expands(form)))
      .toReversed();
    return listOf(all, form);
  },
  "GET subscriptions/:id": (world, id, form) => subscriptionShape(world, id, expands(form)),
  "POST subscriptions/:id": (world, id, form) => {
    updateSubscription(world, subscriptionOf(world, id), form);
    return subscriptionShape(world, id, expands(form));
  },
  "DELETE subscriptions/:id": (world, id) => {
    const held = subscriptionOf(world, id);
    if (held.one.state === "ended") throw noSuch("subscription", id);
    world.end(held);
    return subscriptionShape(world, id);
  },
  "GET invoices": (world, _, form) => {
    const [customer, subscription, status] = [form.customer, form.subscription, form.status];
    if (customer) customerIn(world, form);
    const all = [...world.invoices.values()]
      .filter((one) => !customer || one.customerId === customer)
      .filter((one) => !subscription || one.subscriptionId === subscription)
      .filter(({ id, status: is }) => !status || (world.drafts.has(id) ? "draft" : is) === status)
      .map(({ id }) => invoiceShape(world, id, expands(form)))
      .toReversed();
    return listOf(all, form);
  },
  "GET invoices/:id": (world, id, form) => invoiceShape(world, id, expands(form)),
  "POST invoices/:id/pay": (world, id, form) => {
    const invoice = world.invoices.get(id);
    if (!invoice) throw noSuch("invoice", id);
    world.pay(invoice, need(form.payment_method, "payment_method"));
    return invoiceShape(world, id);
  },
  "POST invoices/:id/void": (world, id) => {
    const invoice = world.invoices.get(id);
    if (!invoice) throw noSuch("invoice", id);
    if (invoice.status !== "open") throw invalid("You can only void an open invoice.");
    world.invoices.set(id, { ...invoice, status: "void" });
    return invoiceShape(world, id);
  },
  "GET charges": (world, _, form) => {
    const customer = customerIn(world, form);
    const paid = [...world.invoices.values()].filter(
      (one) => one.customerId === customer && one.status === "paid" && one.totalCents > 0,
    );
    return listOf(paid.map((one) => chargeShape(world, one)).toReversed(), form);
  },
  "POST refunds": (world, _, form) => {
    const payment = need(form.payment_intent, "payment_intent");
    const invoice = [...world.invoices.values()].find((one) => paymentId(one) === payment);
    if (!invoice) throw noSuch("payment_intent", payment);
    if (world.refunded.has(payment))
      throw new StripeSaysNo(400, {
        type: "invalid_request_error",
        code: "charge_already_refunded",
        message: "Charge has already been refunded.",
      });
    if (world.disputed.has(payment))
      throw invalid(
        "The charge you're attempting to refund has been charged back.",
        "charge_disputed",
      );
    world.refunded.add(payment);
    world.tell("charge.refunded", chargeShape(world, invoice));
    return { id: world.newId("re"), object: "refund", payment_intent: payment };
  },
  "GET events": (world, _, form) => {
    const types = new Set(list(form.types).map((type) => text(type)));
    const since = Number(text(within(form, "created", "gte")) ?? 0);
    const all = world.events
      .filter(({ type, at }) => types.has(type) && Math.floor(at.getTime() / 1000) >= since)
      .map(({ id, type, at, object }) => ({
        id,
        object: "event",
        type,
        created: Math.floor(at.getTime() / 1000),
        data: { object },
      }))
      .toReversed();
    return listOf(all, form);
  },
};
