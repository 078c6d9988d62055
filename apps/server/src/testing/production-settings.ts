import { newKey } from "../lib/keys/key-ring.ts";

/** Settings that production cannot do without, none of which leads anywhere. */
export const productionSettings = {
  APP_ENV: "production",
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  ENCRYPTION_KEYS: newKey(),
  METRICS_TOKEN: "metrics",
  PUBLIC_URL: "https://regain.example.org",
  SMTP_URL: "smtp://127.0.0.1:1",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SUPPORT_EMAIL: "help@example.org",
} as const;
