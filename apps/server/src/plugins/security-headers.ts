import helmet from "@fastify/helmet";
import fp from "fastify-plugin";
import type { Config } from "../config.ts";

/** The one style that React Aria writes into the page; a journey recomputes it from what the browser has. */
const ariaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * Everything comes from this server, except a configured scheduling widget. No inline scripts or styles; stimulus
 * HTML is in sandboxed frames.
 */
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

const permissions = "camera=(), geolocation=(), microphone=(self), payment=()";

/** Browsers honor it over TLS only, so it is not sent to a tablet that connects over HTTP. */
const transportSecurity = ({ publicUrl }: Pick<Config, "publicUrl">) =>
  publicUrl.startsWith("https://") && { maxAge: 31_536_000, includeSubDomains: true };

/** For what is refused before anything else looks at it, such as an unreadable address. */
export function bareHeaders(config: Pick<Config, "publicUrl">): Readonly<Record<string, string>> {
  const transport = transportSecurity(config);
  return {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": permissions,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    ...(transport
      ? { "strict-transport-security": `max-age=${transport.maxAge}; includeSubDomains` }
      : {}),
  };
}

export const securityHeaders = fp(async (app) => {
  const { schedulingWidgetUrl } = app.services.config;
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(
      schedulingWidgetUrl ? [new URL(schedulingWidgetUrl).origin] : [],
    ),
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: transportSecurity(app.services.config),
    xFrameOptions: { action: "sameorigin" },
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("permissions-policy", permissions);
    if (request.routeOptions.config.endpoint) reply.header("cache-control", "no-store");
    done();
  });
});
