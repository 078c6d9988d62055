import { singleSignOn } from "@regain/contract/calls/identity/single-sign-on";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mountedPath } from "@regain/contract/endpoint";
import { mount } from "../../lib/http/mount.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { recordFailedSignOn } from "./failed-sign-on.service.ts";
import { signInPlaceFrom } from "./sign-in-place.rules.ts";
import { signOnCookie } from "./sign-on-cookie.ts";
import {
  comeBack,
  handOverSeconds,
  leaveForInstitution,
  SingleSignOnFailure,
  type SingleSignOnParts,
} from "./single-sign-on.service.ts";

const awaySeconds = 600;

/** A browser shows this response, so a failure leads to a page that explains it kindly. */
async function kindly(
  request: FastifyRequest,
  parts: SingleSignOnParts & { readonly call: string },
  way: Promise<string>,
) {
  try {
    return await way;
  } catch (error) {
    if (!(error instanceof SingleSignOnFailure)) throw error;
    const level = error.problem === "unavailable" ? "warn" : "info";
    request.log[level]({ err: error }, "A single sign-on came to nothing.");
    await recordFailedSignOn(parts, request, error);
    return `${parts.publicUrl}/login/sso?problem=${error.problem}`;
  }
}

export function singleSignOnRoutes(app: FastifyInstance): void {
  const { database, keys, config, clock } = app.services;
  const { publicUrl, demo } = config;
  const place = signInPlaceFrom(config);
  const { callback } = place;
  const parts = { database, keys, call: mountedPath(singleSignOn, config.apiVersion), ...place };
  const home = new URL(publicUrl);

  const cookie = signOnCookie(config);

  mount(
    app,
    singleSignOn,
  )(async ({ query }, { now, req, reply }) => {
    // People are sent back to one host, where the cookie must then be; in a demo, they may have come by another.
    if (demo && req.host !== home.host)
      return { status: 303, body: { location: publicUrl + req.url } };
    const leaving = { token: requestToken(req), returnUrl: query.returnUrl };
    const location = await kindly(
      req,
      parts,
      leaveForInstitution(parts, leaving, now).then((left) => {
        reply.header("set-cookie", cookie.given(left.state, awaySeconds));
        return left.location;
      }),
    );
    return { status: 303, body: { location } };
  });

  // Not a call of the contract: what a provider adds to the URL is up to the provider.
  app.get(callback, async (request, reply) => {
    const { search: query, searchParams } = new URL(request.url, publicUrl);
    const state = searchParams.get("state") ?? "";
    const back = { state, ownState: cookie.valueIn(request), query };
    let given = cookie.given("", 0);
    const location = await kindly(
      request,
      parts,
      comeBack(parts, back, clock()).then((arrived) => {
        given = cookie.given(arrived.browser, handOverSeconds);
        return arrived.location;
      }),
    );
    return reply
      .header("cache-control", "no-store")
      .header("set-cookie", given)
      .redirect(location, 303);
  });
}
