import fp from "fastify-plugin";

export interface HealthOptions {
  /** True when the database answers and its schema is this build's. */
  readonly isReady: () => Promise<boolean>;
  /**
   * True when the process is about to stop: requests that have arrived are still answered, new ones had better go
   * elsewhere.
   */
  readonly isDraining?: (() => boolean) | undefined;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve, and will for a while. */
export const health = fp<HealthOptions>((app, { isReady, isDraining = () => false }) => {
  app.get("/healthz", { logLevel: "warn" }, () => ({ status: "alive" }));
  app.get("/readyz", { logLevel: "warn" }, async (_, reply) => {
    if (isDraining()) return reply.code(503).send({ status: "stopping" });
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
  app.addHook("onSend", async (_, reply) => {
    // So that the next request looks for another process.
    if (isDraining()) reply.header("connection", "close");
  });
  return Promise.resolve();
});
