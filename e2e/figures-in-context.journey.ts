import type { Page } from "@playwright/test";
import { loaded } from "./support/loaded.ts";
import { noteAddresses, notes } from "./support/note-addresses.ts";
import { sessionOf } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** What a clinician has to defend to a payer: a percentage correct says at which level and of how many. */
interface Figure {
  readonly share: string;
  /** The text around it: its tile, its level's section, its row with the table's head. */
  readonly context: string;
}

/** Runs in the page. */
function shares(): Figure[] {
  const words = (element: Element | null | undefined) =>
    element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, " ").trim() : "";
  return [...document.querySelectorAll("main *")].flatMap((element) => {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue ?? "")
      .join("");
    // The scale of a chart is not a figure.
    if (!/\d ?%/.test(own) || element.closest("svg, [aria-hidden=true]")) return [];
    const around = element.closest("tr, li, dl > div, p, section");
    const table = around?.closest("table");
    const head = [table?.caption, table?.tHead].map(words).join(" ");
    return [{ share: words(element), context: `${head} ${words(around)}` }];
  });
}

const level = /\blevels?\b/i;
const allLevels = /all levels/i;
/** In words, or in parentheses after the percentage. */
const count = /\b\d[\d,]* items?\b|% \(\d[\d,]*\)/i;

/** Runs in the page: what says that something rose or fell. */
const changes = () =>
  [...document.querySelectorAll("main p, main li, main td")]
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim())
    .filter((text) => /\bfrom (?:level )?\d+(?:%| to|\.)/i.test(text));

/** A change of level has one date, any other change two. */
const isDated = (text: string) => {
  const dates = text.match(/\b\d\d\/\d\d\/\d{4}\b/g) ?? [];
  return dates.length >= (/from level \d/i.test(text) ? 1 : 2);
};

/** Opens everything that a page folds away. */
const unfold = (page: Page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

for (const place of [
  "report?tab=tasks",
  "report?tab=skill-areas",
  "report?tab=assessments",
  ...notes,
])
  test(`no share of right answers stands without its level, and no change without its dates: ${place}`, async ({
    openAs,
    server,
  }) => {
    const { userId } = (await sessionOf(server, "rosa")).user;
    const addresses: Readonly<Record<string, string>> = await noteAddresses(server);
    const page = await openAs("dana", `/dashboard/patient/${userId}/${addresses[place] ?? place}`);
    await loaded(page);
    await unfold(page);
    const figures = await page.evaluate(shares);
    const said = await page.evaluate(changes);
    expect(figures.length + said.length, "there is something to defend").toBeGreaterThan(0);
    const bare = figures.filter(
      ({ context }) => !level.test(context) || (allLevels.test(context) && !count.test(context)),
    );
    expect(bare).toEqual([]);
    expect(said.filter((text) => !isDated(text))).toEqual([]);
  });
