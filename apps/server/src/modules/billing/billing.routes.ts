import { checkoutExistingSubscription } from "@regain/contract/calls/billing/checkout-existing-subscription";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { subscribeWithToken } from "@regain/contract/calls/billing/subscribe-with-token";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import type { HandlerInput } from "@regain/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { enforceRateLimitsNow } from "../identity/rate-limit.service.ts";
import { limitOfIp } from "../identity/rate-limit.rules.ts";
import { type CheckoutParts, createCheckoutPage } from "./checkout/checkout.service.ts";
import { confirm } from "./checkout/confirmation.service.ts";
import { identifyPayer } from "./checkout/payer.service.ts";
import { plansFor } from "./checkout/plans.service.ts";
import { pagePath } from "./checkout/page-path.rules.ts";
import { subscribeByToken } from "./checkout/token-payment.service.ts";

type CheckoutInput = HandlerInput<typeof createCheckout>;

/** Where the provider's pages return to by default. The provider fills in its own id. */
const usualPaths = {
  success: "/subscribe/success?sessionId={CHECKOUT_SESSION_ID}",
  cancel: "/subscribe/fail",
};

export function billingRoutes(app: FastifyInstance): void {
  const { config, database, payments, clock } = app.services;
  const parts: CheckoutParts = { database, payments, clock, publicUrl: config.publicUrl };

  async function checkOut({ body }: CheckoutInput, req: FastifyRequest, now: Date) {
    const payee = await identifyPayer(database, req, body.emailOrUsername, now);
    const page = await createCheckoutPage(
      parts,
      {
        ...payee,
        planId: body.plan,
        couponCode: body.coupon,
        acceptableAmount: body.acceptableAmount,
        referrerPage: body.referrerPage,
        successPath:
          pagePath("successURL", body.successURL, config.publicUrl) ?? usualPaths.success,
        cancelPath: pagePath("cancelURL", body.cancelURL, config.publicUrl) ?? usualPaths.cancel,
      },
      now,
    );
    return { status: 200 as const, body: page };
  }

  mount(app, createCheckout)((input, { req, now }) => checkOut(input, req, now));
  mount(app, checkoutExistingSubscription)((input, { req, now }) => checkOut(input, req, now));

  mount(
    app,
    subscriptionPlans,
  )(async ({ query }, { req, now }) => {
    const isNamed = requestToken(req) !== undefined;
    const { couponCode, acceptableAmount, emailOrUsername } = query;
    // Anyone may read the price list; codes can be guessed at.
    const isAboutMore = (couponCode ?? acceptableAmount ?? emailOrUsername) !== undefined;
    if (!isNamed && isAboutMore)
      await enforceRateLimitsNow(database, [limitOfIp("checkout", req.ip)], now);
    // Somebody who is only named is not looked up: everyone gets the same offer.
    const payee = isNamed ? await identifyPayer(database, req, undefined, now) : undefined;
    const wish = { couponCode, acceptableAmount };
    return {
      status: 200,
      body: await plansFor({ database, payments }, payee?.patientId, wish, now),
    };
  });

  mount(
    app,
    subscriptionConfirmation,
  )(async ({ query }, { req, now }) => {
    await enforceRateLimitsNow(database, [limitOfIp("checkout", req.ip)], now);
    const bought = await confirm(parts, query.sessionId, now, (patientId) => {
      req.aboutPatient = patientId;
    });
    return { status: 200, body: bought };
  });

  mount(
    app,
    subscribeWithToken,
  )(async ({ query, body }, { req, now }) => {
    const payee = await identifyPayer(database, req, query.email, now);
    await subscribeByToken(
      parts,
      {
        ...payee,
        planId: body.plan ?? "monthly",
        couponCode: body.coupon,
        paymentToken: body.paymentToken,
        requestId: query.wkekl,
      },
      now,
    );
    return { status: 200, body: { subscribed: true } };
  });
}
