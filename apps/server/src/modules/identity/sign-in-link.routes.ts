import { requestSignInLink } from "@regain/contract/calls/identity/request-sign-in-link";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import type { FastifyInstance } from "fastify";
import { deviceOf } from "../../lib/http/device-of.ts";
import { mount } from "../../lib/http/mount.ts";
import { sendSignInLink, signInByLink } from "./sign-in-link.service.ts";
import { signOnCookie } from "./sign-on-cookie.ts";

export function signInLinkRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };
  const cookie = signOnCookie(config);

  mount(
    app,
    requestSignInLink,
  )(async ({ body }, { db, now, req }) => {
    const { emailOrUsername: name, returnUrl } = body;
    await sendSignInLink(db, letters, { name, ip: req.ip, returnUrl }, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    exchangeToken,
  )(async ({ body }, { db, now, req, reply }) => {
    const browser = cookie.valueIn(req);
    const { token, endsSignOn: isSignOnOnly } = body;
    const arrival = { token, ip: req.ip, device: deviceOf(req), browser, isSignOnOnly };
    const { accessToken, concerned } = await signInByLink(db, arrival, now);
    req.concerns = concerned;
    if (browser) reply.header("set-cookie", cookie.given("", 0));
    return { status: 200, body: { accessToken } };
  });
}
