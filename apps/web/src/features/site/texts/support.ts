import { msg } from "@lingui/core/macro";
import type { SiteText } from "./text.ts";

export const supportText: SiteText = {
  title: msg`Support`,
  lead: msg`We are glad to help you. Call us or write to us.`,
  parts: [
    {
      heading: msg`I cannot log in`,
      paragraphs: [
        msg`You can get a link by email. With it, you need no password.`,
        msg`Your clinician can also print a sign-in card for you.`,
      ],
    },
    {
      heading: msg`I hear nothing`,
      paragraphs: [
        msg`Check whether your device is muted. Before your practice, open Settings, then Sound.`,
      ],
    },
    {
      heading: msg`It is too hard, or too easy`,
      paragraphs: [
        msg`The exercises adapt after a few days. You can skip one, and tell us why.`,
        msg`Your clinician can change your plan.`,
      ],
    },
  ],
};
