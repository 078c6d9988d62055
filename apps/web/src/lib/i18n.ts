import { i18n, type Messages } from "@lingui/core";

const catalogs = import.meta.glob<{ readonly messages: Messages }>("../locales/*/*.po");

/** Languages with complete catalogs. */
export const locales = ["en"] as const;
export type Locale = (typeof locales)[number];

/** The texts around every page; each area's own come with its pages. */
const shell = "shell";
const wanted = new Set<string>([shell]);

/** The first preferred language with a complete catalog; `en` if there is none. */
export function chooseLocale(tags: readonly string[]): Locale {
  const languages = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return languages.flatMap((code) => locales.find((one) => one === code) ?? [])[0] ?? "en";
}

async function readCatalog(locale: string, area: string): Promise<Messages> {
  const open = catalogs[`../locales/${locale}/${area}.po`];
  if (!open) throw new Error(`There are no words for ${area} in ${locale}.`);
  return (await open()).messages;
}

async function load(locale: string, areas: Iterable<string>): Promise<void> {
  const parts = [...areas].map((area) => readCatalog(locale, area));
  for (const messages of await Promise.all(parts)) i18n.load(locale, messages);
}

/** Loads the texts of areas whose pages are about to show. */
export async function loadMessages(areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !wanted.has(area));
  await load(i18n.locale, missing);
  for (const area of missing) wanted.add(area);
}

/** Switches to a language. */
export async function activateLocale(locale: Locale): Promise<void> {
  await load(locale, wanted);
  i18n.activate(locale);
  document.documentElement.lang = locale;
}
