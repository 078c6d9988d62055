import { msg } from "@lingui/core/macro";
import type { SiteText } from "./text.ts";

export const eula: SiteText = {
  title: msg`License agreement`,
  lead: msg`This is what we agree on when you use Regain.`,
  parts: [
    {
      heading: msg`What you may do`,
      paragraphs: [
        msg`You may use Regain for your own practice. You may use it with people in your care.`,
        msg`You may not copy it, sell it, or take it apart.`,
      ],
    },
    {
      heading: msg`What Regain is not`,
      paragraphs: [
        msg`Regain provides no rehabilitation services and does not guarantee improvement in brain function.`,
        msg`It does not replace your doctor or your therapist. Ask them before you change your treatment.`,
      ],
    },
    {
      heading: msg`Your account`,
      paragraphs: [
        msg`Keep your password to yourself. A family member may manage the account if you wish.`,
        msg`You can delete your account at any time. It is erased after 14 days. So is everything you did in it.`,
        msg`The “Privacy” page says what stays.`,
      ],
    },
    {
      heading: msg`When this ends`,
      paragraphs: [
        msg`The agreement ends when you delete your account. We may end it if somebody misuses Regain.`,
      ],
    },
  ],
};
