import { msg } from "@lingui/core/macro";
import type { SiteText } from "./text.ts";

export const pricing: SiteText = {
  title: msg`Pricing`,
  lead: msg`Unlimited therapy for less than $1 per day.`,
  parts: [
    {
      heading: msg`Good to know`,
      paragraphs: [
        msg`The first 14 days are free.`,
        msg`You can cancel at any time. Annual plans are not refunded for unused time.`,
        msg`You can get a refund within 30 days of your first payment.`,
        msg`Do you pay from an HSA or FSA account? You save about 30%.`,
        msg`Does your clinic use Regain? Then it may pay for you. Ask your clinician.`,
      ],
    },
  ],
};
