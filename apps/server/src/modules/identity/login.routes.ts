import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { login } from "@regain/contract/calls/identity/login";
import { resetOtp } from "@regain/contract/calls/identity/reset-otp";
import { validateOtp } from "@regain/contract/calls/identity/validate-otp";
import type { FastifyInstance } from "fastify";
import { deviceOf } from "../../lib/http/device-of.ts";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { signIn } from "./login.service.ts";
import { giveCode, resendCode } from "./one-time-code.service.ts";
import { howToSignIn } from "./single-sign-on.service.ts";

/** The steps of the login. */
export function loginRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };

  mount(
    app,
    checkLogin,
  )(async ({ body }, { db, now, req }) => {
    const answer = await howToSignIn(db, { username: body.username, ip: req.ip }, now);
    return { status: 200, body: answer };
  });

  mount(
    app,
    login,
  )(async ({ body }, { db, now, req }) => {
    const request = { ...body, ip: req.ip, device: deviceOf(req) };
    const { concerned, ...signedIn } = await signIn(db, letters, request, now);
    const mfaRequired = signedIn.accessToken === null;
    req.concerns = concerned;
    req.auditDetail = mfaRequired ? "code-asked" : null;
    return { status: 200, body: { ctdata: { mfaRequired, ...signedIn } } };
  });

  mount(
    app,
    validateOtp,
  )(async ({ params, query }, { db, now, req }) => {
    const token = requestToken(req);
    if (!token) throw new Refusal("wrong-code");
    const given = await giveCode(db, { ...params, token, ip: req.ip }, query.otp, now);
    const { accessToken } = given;
    req.concerns = given.concerned;
    return { status: 200, body: { accessToken } };
  });

  mount(
    app,
    resetOtp,
  )(async ({ params, query }, { db, now, req }) => {
    const pending = { ...params, token: query.resetToken, ip: req.ip };
    await resendCode(db, letters, pending, now);
    return { status: 200, body: {} };
  });
}
