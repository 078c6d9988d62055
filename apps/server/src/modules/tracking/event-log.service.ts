import { anonymousUser, type EventName } from "@regain/contract/tracked-events";
import { v7 } from "uuid";
import { type Actor, system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { redact } from "../../lib/redact.ts";
import { enforceRateLimits } from "../identity/rate-limit.service.ts";
import { keptText } from "./sanitize-url.rules.ts";
import { insertEvent, nameAnonymousId } from "./tracking.store.ts";
import { limitOfNetwork, limitOfUser } from "./tracking-limits.rules.ts";

export interface SentEvent {
  /** Or `anonymous`. */
  readonly userId: string;
  readonly eventName: EventName;
  readonly eventSubType: string | undefined;
  readonly anonymousId: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly ip: string;
}

/**
 * Stores one event. A browser's anonymous id becomes a person's only by their own session: a link
 * can be forwarded.
 * @throws Refusal `too-many-requests`; `malformed-request` if nothing says who it is from
 */
export async function keepEvent(
  database: Database,
  actor: Actor,
  event: SentEvent,
  now: Date,
): Promise<void> {
  const { eventName, eventSubType, anonymousId } = event;
  const userId = event.userId === anonymousUser ? undefined : event.userId;
  if (!userId && !anonymousId)
    throw new Refusal("malformed-request", { fields: { anonymousId: "This is required." } });
  const limits = [limitOfNetwork("events", event.ip), ...(userId ? [limitOfUser(userId)] : [])];
  await database.withActor(system("sign-in"), (trx) => enforceRateLimits(trx, limits, now));
  await database.withActor(system("tracking"), async (trx) => {
    if (userId && anonymousId && actor.kind === "user")
      await nameAnonymousId(trx, { anonymousId, userId }, now);
    await insertEvent(trx, {
      id: v7(),
      at: now,
      user_id: userId ?? null,
      anonymous_id: anonymousId ?? null,
      event_name: eventName,
      event_sub_type: eventSubType === undefined ? null : keptText(eventSubType),
      data: JSON.stringify(redact(event.data)),
    });
  });
}

/**
 * Records that somebody signed in viewed something, for calls that record views as they respond.
 * Whether the person agreed to it is known to their device, which asks for it. Past the limit
 * nothing is recorded, and reading continues.
 */
export async function countView(
  database: Database,
  actor: UserActor,
  { what, ip }: { readonly what: string; readonly ip: string },
  now: Date,
): Promise<void> {
  const event = {
    userId: actor.userId,
    eventName: "view",
    eventSubType: what,
    anonymousId: undefined,
    data: {},
    ip,
  } as const;
  try {
    await keepEvent(database, actor, event, now);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "too-many-requests")) throw error;
  }
}
