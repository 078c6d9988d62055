import type { Page } from "@playwright/test";
import { settledFaults } from "./settled-faults.ts";
import { measureScreen } from "./view-faults.ts";

/** The largest text, on a tablet held upright, less the browser's own bars. */
export const largeText = { width: 820, height: 900, textSize: "200" } as const;

/** On a phone there is no room for the answers too, but nothing leaves the screen, is cut off or overlaps. */
const phone = { width: 390, height: 844 } as const;

/** Anything that an item is answered with. */
const answers = "main fieldset button, main form input, main [data-step]";

/** Shows the page from its top with text of this size; undefined is the default for the window. */
export async function setTextSize(page: Page, textSize: string | undefined): Promise<void> {
  await page.evaluate((size) => {
    if (size === undefined) delete document.documentElement.dataset.textSize;
    else document.documentElement.dataset.textSize = size;
    scrollTo({ top: 0, behavior: "instant" });
  }, textSize);
}

/**
 * Runs in the page: whether the first of the answers is in sight below the question. A framed page, such as
 * a text, a map or a film, may push it further down; a clock is sized to leave room.
 */
function measure(selector: string): string[] {
  if (document.querySelector("main [data-stimulus=page]:not(:has([src*='/clock/']))")) return [];
  const first = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
  if (!first) return ["there is nothing to answer with"];
  const { top, height } = first.getBoundingClientRect();
  const bar = document.querySelector("footer")?.getBoundingClientRect().top ?? innerHeight;
  // Half of the smallest target: enough to see that something is there.
  const shown = Math.min(height, 28);
  return top + shown <= bar
    ? []
    : [`of the first answer ${Math.round(bar - top)} px are above the bar below`];
}

/** Whether the answers are in sight on the screen as it is; in words if they are not. */
export const answersFaults = (page: Page): Promise<string[]> => page.evaluate(measure, answers);

/** What a person with large text would trip over, in words; the page is left as it was. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const screenFaults = async () => (await measureScreen(page)).faults;
  await page.setViewportSize(largeText);
  await setTextSize(page, largeText.textSize);
  const onTablet = await settledFaults(async () => [
    ...(await screenFaults()),
    ...(await answersFaults(page)),
  ]);
  await page.setViewportSize(phone);
  const onPhone = await settledFaults(screenFaults);
  await setTextSize(page, undefined);
  if (size) await page.setViewportSize(size);
  const said = `letters of ${largeText.textSize} %`;
  return [
    ...onTablet.map((fault) => `${said}: ${fault}`),
    ...onPhone.map((fault) => `${said} on a phone: ${fault}`),
  ];
}
