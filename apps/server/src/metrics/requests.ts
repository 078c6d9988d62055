import { refusals as knownRefusals } from "@regain/contract/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

/** Codes of a failed sign-in, for whatever reason. */
const signInFailures: ReadonlySet<string> = new Set([
  "wrong-credentials",
  "wrong-code",
  "code-spent",
]);
const heldUp = "too-many-requests";

/** Counts requests and the reasons for refusals. @returns a function to call with each answered request */
export function countRequests(registry: Registry) {
  const registers = [registry];
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route and status.",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const refusals = new Counter({
    name: "regain_refusals_total",
    help: "Calls that were refused, by code.",
    labelNames: ["code"] as const,
    registers,
  });
  const signIns = new Counter({
    name: "regain_sign_in_failures_total",
    help: "Sign-ins with a wrong password or code, and those refused for too many attempts.",
    labelNames: ["reason"] as const,
    registers,
  });
  const turnedAway = new Counter({
    name: "regain_turned_away_total",
    help: "Calls that were turned away because there was too much to do.",
    registers,
  });
  // Without this, a counter's first increase would not show.
  for (const code of Object.keys(knownRefusals)) refusals.inc({ code }, 0);
  for (const reason of [...signInFailures, heldUp]) signIns.inc({ reason }, 0);
  return (request: FastifyRequest, reply: FastifyReply) => {
    duration.observe(
      {
        method: request.method,
        // The pattern, never the address, which contains ids and has endlessly many values.
        route: request.routeOptions.url ?? "none",
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    if (request.isTurnedAway) turnedAway.inc();
    const { refusedWith: code } = request;
    if (code === null) return;
    refusals.inc({ code });
    const isLogin = request.routeOptions.url?.includes("/login/") ?? false;
    if (signInFailures.has(code) || (isLogin && code === heldUp)) signIns.inc({ reason: code });
  };
}
