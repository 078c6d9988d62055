import { createHash, timingSafeEqual } from "node:crypto";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { Refusal } from "../lib/http/refusal.ts";
import { countServerEvents } from "../metrics/event-metrics.ts";
import { registerGauges } from "../metrics/gauges.ts";
import { countRequests } from "../metrics/requests.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

export interface MetricsOptions {
  /** How long a call that comes now would wait in line, ms. */
  readonly waitMs: () => number;
}

/** `/metrics` for Prometheus: the process, its calls, what was counted, and what is still to be done. */
export const metrics = fp<MetricsOptions>((app, { waitMs }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const line = new Gauge({
    name: "regain_line_seconds",
    help: "How long a call that arrives now would wait in line.",
    registers: [registry],
  });
  const answered = countRequests(registry);
  const stopCounting = countServerEvents(registry);
  const look = registerGauges(registry, app.services);
  app.addHook("onResponse", (request, reply, done) => {
    answered(request, reply);
    done();
  });
  app.addHook("onClose", (_, done) => {
    stopCounting();
    done();
  });
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    const { metricsToken } = app.services.config;
    const sent = request.headers.authorization ?? "";
    if (metricsToken && !timingSafeEqual(digest(sent), digest(`Bearer ${metricsToken}`)))
      throw new Refusal("not-signed-in");
    await look();
    line.set(waitMs() / 1000);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return Promise.resolve();
});
