import { msg } from "@lingui/core/macro";
import type { SiteText } from "./text.ts";

export const privacy: SiteText = {
  title: msg`Privacy`,
  lead: msg`What we keep about you, why, and for how long.`,
  parts: [
    {
      heading: msg`What we keep`,
      paragraphs: [
        msg`Your name and your email address. What you tell us about your health.`,
        msg`Your answers in the exercises. Recordings of your voice where you speak.`,
        msg`Photos and names of people and things that you add yourself.`,
        msg`What you pay for. When you log in, and on which device.`,
      ],
    },
    {
      heading: msg`Who sees it`,
      paragraphs: [
        msg`You see your results. So do the clinicians who have you in their care.`,
        msg`They also see what you tell us about your health.`,
        msg`Anyone with a link to your report can open it. Give it only to people you trust.`,
        msg`Your institution manages your account. Its admins see your name, email address and when you logged in.`,
        msg`Our support team sees your name, email address, payments and logins.`,
        msg`Neither the admins nor our support team sees your results.`,
        msg`We read what you answer in our surveys. Your name is not there unless you agree to be quoted.`,
        msg`Did you ask us for a scholarship or a therapist? Then we read that, with your name.`,
        msg`We do not sell your data, and we show no advertising.`,
      ],
    },
    {
      heading: msg`How long`,
      paragraphs: [
        msg`Recordings are deleted after a set time. Everything else is kept as long as your account exists.`,
        msg`When you delete your account, it is erased after 14 days. So is everything you did in it.`,
        msg`One list is kept for 6 years. It says who opened what, when, and from which internet address. It includes no answers or names.`,
        msg`Receipts stay with the company that takes payments. Tax law requires it.`,
      ],
    },
    {
      heading: msg`Cookies`,
      paragraphs: [
        msg`We keep what is needed to stay logged in. We count visits only if you allow it.`,
        msg`The counts cover pages and buttons. They never include your answers. We delete them after 13 months.`,
        msg`You can change your choice at any time. Look for “Cookie settings” at the bottom of each page.`,
      ],
    },
  ],
};
