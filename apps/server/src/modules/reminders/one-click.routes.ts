import { stopMails } from "@regain/contract/calls/reminders/stop-mails";
import type { FastifyInstance } from "fastify";
import { oneClick } from "../../lib/http/one-click.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { enforceRateLimitsNow } from "../identity/rate-limit.service.ts";
import { limitOfIp, limitOfLink } from "../identity/rate-limit.rules.ts";
import { findLink } from "../identity/link-token.service.ts";
import { setSubscribed } from "./mail-choice.service.ts";

/**
 * Stops one kind of mail. A mail provider posts for all its users from a few IP addresses, so only
 * requests that name nobody count against an address.
 */
export function oneClickRoute(app: FastifyInstance): void {
  const { database, clock } = app.services;
  oneClick(app, "/mail-choice", stopMails, async (request) => {
    const now = clock();
    const token = requestToken(request);
    const found = token ? await findLink(database, token, ["mail-choice"], now) : undefined;
    // Recorded before it is judged, so that the audit trail also shows by which link somebody was refused.
    request.comesBy = found?.link ?? null;
    if (!found || found.problem) {
      await enforceRateLimitsNow(database, [limitOfIp("by link", request.ip)], now);
      throw new Refusal("link-unknown");
    }
    await enforceRateLimitsNow(database, [limitOfLink(found.link.tokenId)], now);
    await setSubscribed(database, found.link, false, now);
  });
}
