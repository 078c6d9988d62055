/** The values of plans and the ways to them, separate from their schemas: the web's URLs use them. */

/** `monthly` and `yearly`, each with or without a trial before the first payment. */
export const planIds = ["monthly-trial", "yearly-trial", "monthly", "yearly"] as const;
export type PlanId = (typeof planIds)[number];

/** Where somebody came to the plans from. */
export const subscribeSources = [
  "progress_mail",
  "signup",
  "scholarship",
  "account",
  "patients_report_trial",
] as const;
