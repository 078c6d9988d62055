import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import fp from "fastify-plugin";
import { v7 } from "uuid";
import { readSubnet } from "../lib/http/subnet.ts";

/**
 * What proxies assign: a UUID, or as many characters without hyphens. Nothing that could be read as more than an id.
 */
const possible = /^[A-Za-z0-9][A-Za-z0-9-]{15,63}$/;

/** IPv4 addresses that arrive through a dual-stack socket are still IPv4 addresses. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const { address, bits, family } of proxies.flatMap((one) => readSubnet(one) ?? []))
    list.addSubnet(address, bits, family);
  return list;
}

/**
 * Assigns request ids: a proxy that we trust may have assigned one already, so that its log and ours agree. Nobody
 * else's id is accepted.
 */
export function requestIds(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = listOf(proxies);
  const isTrusted = (address: string) =>
    isIPv4(address)
      ? trusted.check(address, "ipv4")
      : isIPv6(address) && trusted.check(address, "ipv6");
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const isTaken =
      typeof given === "string" &&
      possible.test(given) &&
      isTrusted(plain(socket.remoteAddress ?? ""));
    return isTaken ? given : v7();
  };
}

/** Every answer says which request it belongs to. */
export const requestId = fp((app) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  return Promise.resolve();
});
