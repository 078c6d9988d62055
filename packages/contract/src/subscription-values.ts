/** What plans and the way to them are made of, apart from their schemas: the web's addresses name these. */

/** `monthly` and `yearly`, each with or without a trial before the first payment. */
export const planIds = ["monthly-trial", "yearly-trial", "monthly", "yearly"] as const;
export type PlanId = (typeof planIds)[number];

/** From where somebody comes to the plans. */
export const subscribeSources = [
  "progress_mail",
  "signup",
  "scholarship",
  "account",
  "patients_report_trial",
] as const;
