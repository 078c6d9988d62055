import { singleSignOn } from "@regain/contract/calls/identity/single-sign-on";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { signInPlaceFrom } from "./sign-in-place.rules.ts";
import {
  comeBack,
  leaveForInstitution,
  SingleSignOnFailure,
  type SingleSignOnParts,
} from "./single-sign-on.service.ts";

const cookie = "regain_sso";
const cookieSeconds = 600;

/** What this browser left for its institution with. */
const ownStateOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]+)`).exec(headers.cookie ?? "")?.[1];

/** A browser shows what is answered here, so a failure leads to a page that says it kindly. */
async function kindly(request: FastifyRequest, parts: SingleSignOnParts, way: Promise<string>) {
  try {
    return await way;
  } catch (error) {
    if (!(error instanceof SingleSignOnFailure)) throw error;
    request.log.info({ err: error }, "A single sign-on came to nothing.");
    return `${parts.publicUrl}/login/sso?problem=${error.problem}`;
  }
}

export function singleSignOnRoutes(app: FastifyInstance): void {
  const { database, config, clock } = app.services;
  const { publicUrl, demo } = config;
  const place = signInPlaceFrom(config);
  const { callback } = place;
  const parts = { database, ...place };
  const home = new URL(publicUrl);

  const stateCookie = (state: string, seconds: number) =>
    `${cookie}=${state}; Path=${callback}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${
      home.protocol === "https:" ? "; Secure" : ""
    }`;

  mount(
    app,
    singleSignOn,
  )(async ({ query }, { now, req, reply }) => {
    // People are sent back to one address, and the cookie must be there then; who tries out may have come by another.
    if (demo && req.host !== home.host)
      return { status: 303, body: { location: publicUrl + req.url } };
    const leaving = { token: requestToken(req), returnUrl: query.returnUrl };
    const location = await kindly(
      req,
      parts,
      leaveForInstitution(parts, leaving, now).then((left) => {
        reply.header("set-cookie", stateCookie(left.state, cookieSeconds));
        return left.location;
      }),
    );
    return { status: 303, body: { location } };
  });

  // No call of the contract: what a provider adds to the address is its own affair.
  app.get(callback, async (request, reply) => {
    const { search: query, searchParams } = new URL(request.url, publicUrl);
    const state = searchParams.get("state") ?? "";
    const back = { state, ownState: ownStateOf(request), query };
    const location = await kindly(request, parts, comeBack(parts, back, clock()));
    return reply
      .header("cache-control", "no-store")
      .header("set-cookie", stateCookie("", 0))
      .redirect(location, 303);
  });
}
