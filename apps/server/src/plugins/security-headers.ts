import helmet from "@fastify/helmet";
import fp from "fastify-plugin";

/** The one style that React Aria writes into the page; a journey recomputes it from what the browser holds. */
const ariaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Everything comes from this server, but for a scheduling widget that is configured. No inline script or style; stimulus html sits in sandboxed frames. */
const contentSecurityPolicy = (framed: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", ariaStyle],
    imgSrc: ["'self'", "data:", "blob:"],
    mediaSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameSrc: ["'self'", ...framed],
    frameAncestors: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  },
});

export const securityHeaders = fp(async (app) => {
  const { schedulingWidgetUrl } = app.services.config;
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(
      schedulingWidgetUrl ? [new URL(schedulingWidgetUrl).origin] : [],
    ),
    referrerPolicy: { policy: "no-referrer" },
    // A tablet in a clinic's network may have to come by http; the proxy that ends TLS adds this header.
    strictTransportSecurity: false,
    xFrameOptions: { action: "sameorigin" },
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(self), payment=()");
    if (request.routeOptions.config.endpoint) reply.header("cache-control", "no-store");
    done();
  });
});
