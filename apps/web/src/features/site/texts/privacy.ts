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
      ],
    },
    {
      heading: msg`Who sees it`,
      paragraphs: [
        msg`You, and the clinicians who have you in their care. Nobody else.`,
        msg`Your institution manages your account. It does not see your results.`,
        msg`We do not sell your data, and we show no advertising.`,
      ],
    },
    {
      heading: msg`How long`,
      paragraphs: [
        msg`Recordings are deleted after a set time. Everything else stays as long as your account.`,
        msg`When you delete your account, it goes after 14 days. So does everything you did in it.`,
        msg`One list stays for 6 years. It says who opened what, and when. It holds no answers and no names.`,
      ],
    },
    {
      heading: msg`Cookies`,
      paragraphs: [
        msg`We keep what is needed to stay logged in. We count visits only if you allow it.`,
        msg`The counts hold pages and buttons. They never hold your answers. They go after 13 months.`,
        msg`You can change your choice at any time. Look for “Cookie settings” at the foot of each page.`,
      ],
    },
  ],
};
