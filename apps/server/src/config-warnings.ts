import type { Config } from "./config.ts";

/** Settings that may be intentional, each reported to the operator at startup in a sentence. */
export function configWarnings({ appEnv, worksOnJobs, stripe, publicUrl }: Config): string[] {
  const isProduction = appEnv === "production";
  return [
    ...(isProduction && stripe && /^[rs]k_test_/.test(stripe.secretKey)
      ? ["STRIPE_SECRET_KEY is a test key: nobody is charged, and no real card is taken."]
      : []),
    ...(isProduction && publicUrl.startsWith("http://")
      ? [
          "PUBLIC_URL begins with http://: what people type travels in the clear, and so do the links in their letters.",
        ]
      : []),
    ...(worksOnJobs
      ? []
      : [
          "JOBS is off: no letter is sent, nothing is deleted and nothing that is due is done by this server.",
        ]),
  ];
}
