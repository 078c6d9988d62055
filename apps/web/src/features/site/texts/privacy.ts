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
        msg`What you pay for, and when you log in with which device.`,
      ],
    },
    {
      heading: msg`Who sees it`,
      paragraphs: [
        msg`You see your results. So do the clinicians who have you in their care.`,
        msg`They also see what you tell us about your health.`,
        msg`Whoever has a link to your report can open it. Give it only to people you trust.`,
        msg`Your institution manages your account. Its admins see your name, email address and when you logged in.`,
        msg`Our support sees your name, email address, payments and logins.`,
        msg`Neither the admins nor our support see your results.`,
        msg`We read what you answer in our surveys. Your name is not there, unless you agree to be quoted.`,
        msg`Did you ask us for a scholarship or a therapist? Then we read that, with your name.`,
        msg`We do not sell your data, and we show no advertising.`,
      ],
    },
    {
      heading: msg`How long`,
      paragraphs: [
        msg`Recordings are deleted after a set time. Everything else stays as long as your account.`,
        msg`When you delete your account, it is erased after 14 days. So is everything you did in it.`,
        msg`One list stays for 6 years. It says who opened what, when, and from which internet address. It holds no answers and no names.`,
        msg`Receipts stay with the company that takes payments. Tax law asks for it.`,
      ],
    },
    {
      heading: msg`Cookies`,
      paragraphs: [
        msg`We keep what is needed to stay logged in. We count visits only if you allow it.`,
        msg`The counts hold pages and buttons. They never hold your answers. We delete them after 13 months.`,
        msg`You can change your choice at any time. Look for “Cookie settings” at the foot of each page.`,
      ],
    },
  ],
};
