const env = import.meta.env;

const phone = env.VITE_SUPPORT_PHONE || "1-800-555-0142";
const email = env.VITE_SUPPORT_EMAIL || "support@regain.example.org";

/** How to reach the people behind the product; set at build time, demo values if unset or empty. */
export const support = {
  phone,
  /** `tel:` with digits and a leading plus only. */
  phoneAddress: `tel:${phone.replace(/[^\d+]/g, "")}`,
  email,
  mailAddress: `mailto:${email}`,
} as const;

/** Information pages: our own, unless another address is set at build time. */
export const outsideLinks = {
  pricing: env.VITE_PRICING_URL || "/pricing",
  support: env.VITE_SUPPORT_URL || "/support",
  eula: env.VITE_EULA_URL || "/eula",
  privacy: env.VITE_PRIVACY_URL || "/privacy",
  terms: env.VITE_TERMS_URL || "/terms",
} as const;

export const socialLinks = [
  { name: "Facebook", url: env.VITE_FACEBOOK_URL || "https://www.facebook.com/regain.example" },
  { name: "YouTube", url: env.VITE_YOUTUBE_URL || "https://www.youtube.com/@regain-example" },
  {
    name: "LinkedIn",
    url: env.VITE_LINKEDIN_URL || "https://www.linkedin.com/company/regain-example",
  },
] as const;
