import { type Markup, markup } from "./markup.ts";

/**
 * Part of every page's URL. Browsers cache pages forever: it goes up when the same URL would show something
 * else. Earlier versions are answered with the current page.
 */
export const pagesVersion = 2;

export const stylesheetName = "pages.css";

/** The path of a page under the content root, for `htmlPath`. */
export const pagePath = (locale: string, kind: string, params: string): string =>
  `pages/${pagesVersion}/${locale}/${kind}/${params}.html`;

/** How a page refers to another file under the content root. */
export const fromPage = (path: string): string => `../../../../${path}`;

export interface PageParts {
  readonly locale: string;
  readonly title: string;
  readonly body: Markup;
}

/** A whole page: no script, no inline style; its stylesheet is next to the locales. */
export function page({ locale, title, body }: PageParts): string {
  const { markup: text } = markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="../../${stylesheetName}">
</head>
<body>
${body}
</body>
</html>
`;
  return text;
}

/** The file under the content root behind such a reference. */
export const pagePicture = (reference: string): string => reference.replace(/^(?:\.\.\/)+/, "");
