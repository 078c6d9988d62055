import { msg } from "@lingui/core/macro";
import type { SiteText } from "./text.ts";

export const terms: SiteText = {
  title: msg`Terms`,
  lead: msg`The rules for subscriptions and payments.`,
  parts: [
    {
      heading: msg`Trial`,
      paragraphs: [msg`You can try Regain for 14 days. You need no card for it.`],
    },
    {
      heading: msg`Subscription`,
      paragraphs: [
        msg`A subscription continues until you cancel it. You can cancel at any time.`,
        msg`After you cancel, you can practice until your paid time ends.`,
      ],
    },
    {
      heading: msg`Money back`,
      paragraphs: [
        msg`You can get a refund within 30 days of your first payment.`,
        msg`After that, annual plans are not refunded for the unused portion.`,
      ],
    },
  ],
};
