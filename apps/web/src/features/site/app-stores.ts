const env = import.meta.env;

/** Where to get the app, by device. */
export const appStores = [
  {
    kind: "apple",
    name: "App Store",
    url: env.VITE_APP_STORE_URL || "https://apps.apple.com/app/regain-example",
  },
  {
    kind: "android",
    name: "Google Play",
    url: env.VITE_GOOGLE_PLAY_URL || "https://play.google.com/store/apps/details?id=example.regain",
  },
  {
    kind: "amazon",
    name: "Amazon",
    url: env.VITE_AMAZON_URL || "https://www.amazon.com/dp/regain-example",
  },
] as const;
