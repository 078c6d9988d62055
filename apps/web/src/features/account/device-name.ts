/** The order matters: the user agents of earlier entries also contain later names. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const firstOf = (table: typeof browsers, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** A browser's user agent in words by which a person recognizes their device. */
export const deviceName = (userAgent: string) => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});
