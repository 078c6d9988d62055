import { logEvent } from "@regain/contract/calls/tracking/log-event";
import { logLink } from "@regain/contract/calls/tracking/log-link";
import { anonymousUser, type EventName } from "@regain/contract/tracked-events";
import { readAccessToken } from "../../lib/access-token.ts";
import { call } from "../../lib/api.ts";
import { anonymousId } from "./anonymous-id.ts";
import type { Place } from "./place.ts";

/** The page may be left while it is sending. */
const keepalive = true;
const nobody = { keepalive, token: undefined };

export function sendEvent({ userId }: Place, eventName: EventName, eventSubType: string) {
  const query = { eventSubType, anonymousId: anonymousId() };
  const isSignedIn = userId !== undefined && readAccessToken() !== undefined;
  const params = { userId: isSignedIn ? userId : anonymousUser, eventName };
  return call(logEvent, { params, query, body: {} }, isSignedIn ? { keepalive } : nobody);
}

interface UsedLink {
  readonly destination: string;
  readonly page: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export function sendLink({ destination, page, metadata }: UsedLink) {
  const body = {
    destination,
    referrer: page,
    user_agent: navigator.userAgent,
    metadata,
    timestamp: new Date().toISOString(),
  };
  return call(logLink, { body }, nobody);
}
