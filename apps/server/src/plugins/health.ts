import fp from "fastify-plugin";

export interface HealthOptions {
  /** True when the database answers and its schema is this build's. */
  readonly isReady: () => Promise<boolean>;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve. */
export const health = fp<HealthOptions>((app, { isReady }) => {
  app.get("/healthz", { logLevel: "warn" }, () => ({ status: "alive" }));
  app.get("/readyz", { logLevel: "warn" }, async (_, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
  return Promise.resolve();
});
