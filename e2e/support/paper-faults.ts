import type { Page } from "@playwright/test";

/** A sheet less a browser's margins, CSS pixels. A4 is narrower, Letter shorter. */
export const sheets = {
  Letter: { width: 739, height: 979 },
  A4: { width: 717, height: 1046 },
} as const;

/** The least contrast of text on paper with what is printed behind it. */
const lowestContrast = 4.5;

/** Runs in the page, while it is laid out for paper. */
function measure(lowest: number): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const isOnlyHeard = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || isOnlyHeard(element.parentElement));
  const all = [...document.querySelectorAll("main, main *")].filter(
    (element) => isSeen(element) && !isOnlyHeard(element),
  );
  const nameOf = (element: Element) =>
    `“${(element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}” ${element.tagName.toLowerCase()}`;

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  /** Red, green, blue from 0 to 1, as printed on what is below. */
  function shadeOf(colour: string, below: readonly number[]): number[] {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue].map((one, index) => {
      const share = alpha / 255;
      return (one / 255) * share + (below[index] ?? 1) * (1 - share);
    });
  }
  const white = [1, 1, 1];
  /** Browsers leave backgrounds out, except those that ask to be printed. */
  function paperBehind(element: Element | null): readonly number[] {
    if (!element) return white;
    const { backgroundColor, printColorAdjust } = getComputedStyle(element);
    const below = paperBehind(element.parentElement);
    return printColorAdjust === "exact" ? shadeOf(backgroundColor, below) : below;
  }
  /** As the Web Content Accessibility Guidelines compute it; on a black-and-white printer it is all that is left. */
  function luminanceOf(shade: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = shade.map((one) =>
      one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrastOf(element: Element): number {
    const behind = paperBehind(element);
    const { color, fill } = getComputedStyle(element);
    const words = shadeOf(element instanceof SVGElement ? fill : color, behind);
    const [light = 0, dark = 0] = [luminanceOf(words), luminanceOf(behind)].toSorted(
      (one, other) => other - one,
    );
    return (light + 0.05) / (dark + 0.05);
  }

  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth)
    faults.push(`the sheet is ${scrollWidth - innerWidth} px too narrow`);
  for (const element of all) {
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.push(`${nameOf(element)} leaves the sheet`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCutX = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const isCutY = overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1;
    if (isCutX || isCutY) faults.push(`${nameOf(element)} is cut off: paper does not scroll`);
    const hasWords = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    if (!hasWords) continue;
    const contrast = contrastOf(element);
    if (contrast < lowest)
      faults.push(`${nameOf(element)} has a contrast of ${contrast.toFixed(1)}`);
  }
  if (!all.some(({ tagName }) => tagName === "H1")) faults.push("nothing says what it is");
  // A calendar's days are read as well as pressed.
  const controls = all.filter((element) =>
    element.matches("input, select, button:not(:is(table, [role=grid]) button)"),
  );
  for (const control of controls) faults.push(`${nameOf(control)} is of no use on paper`);
  return faults;
}

/** What could not be read on this sheet, printed in black and white, in words. The page stays as printed. */
export async function paperFaults(page: Page, sheet: keyof typeof sheets): Promise<string[]> {
  await page.setViewportSize(sheets[sheet]);
  await page.emulateMedia({ media: "print" });
  const faults = await page.evaluate(measure, lowestContrast);
  return faults.map((fault) => `${sheet}: ${fault}`);
}
