import type { Config } from "./config.ts";

/** Settings that may be intentional, each reported to the operator at startup in a sentence. */
export function configWarnings({ appEnv, worksOnJobs, stripe, publicUrl }: Config): string[] {
  const isProduction = appEnv === "production";
  return [
    ...(isProduction && stripe && /^[rs]k_test_/.test(stripe.secretKey)
      ? ["STRIPE_SECRET_KEY is a test key: nobody is charged, and no real card is accepted."]
      : []),
    ...(isProduction && publicUrl.startsWith("http://")
      ? [
          "PUBLIC_URL begins with http://: what people type and the links in their mails travel in the clear.",
        ]
      : []),
    ...(worksOnJobs
      ? []
      : ["JOBS is off: this server sends no mail, deletes nothing, and does nothing that is due."]),
  ];
}
