import { createHash, timingSafeEqual } from "node:crypto";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { Refusal } from "../lib/http/refusal.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** `/metrics` for Prometheus: the process, and how long calls take by route and status. */
export const metrics = fp((app) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route and status.",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    duration.observe(
      {
        method: request.method,
        // The pattern, never the address: that holds ids, and has no end of values.
        route: request.routeOptions.url ?? "none",
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    const { metricsToken } = app.services.config;
    const sent = request.headers.authorization ?? "";
    if (metricsToken && !timingSafeEqual(digest(sent), digest(`Bearer ${metricsToken}`)))
      throw new Refusal("not-found");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return Promise.resolve();
});
