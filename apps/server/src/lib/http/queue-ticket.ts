import type { FastifyRequest } from "fastify";
import type { Actor } from "../../db/actor.ts";
import type { QueueTicket } from "../limit-concurrency.ts";

/** An identity beyond the network address; undefined for callers who have not said who they are. */
function whoseWork(actor: Actor): string | undefined {
  if (actor.kind === "user" || actor.kind === "submitter") return actor.userId;
  return actor.kind === "link" ? actor.tokenId : undefined;
}

/** For a lane: whose work it is, and until when somebody waits for it. */
export const queueTicketOf = ({
  actor,
  ip,
  awaited,
}: FastifyRequest): QueueTicket & { readonly whose: string } => ({
  whose: whoseWork(actor) ?? ip,
  signal: awaited.signal,
});
