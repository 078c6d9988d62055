import type { Page } from "@playwright/test";

/** What the rules for patients require of anything touched, CSS pixels. */
const smallestTarget = 56;
const narrowestGap = 12;

/** The measurements of a screen. */
export interface Measured {
  /** Height of the page in heights of the screen; over 1 it scrolls. */
  readonly screens: number;
  /** What a person would trip over, in words. */
  readonly faults: readonly string[];
}

/** Runs in the page. */
function measure({ target, gap }: { readonly target: number; readonly gap: number }): Measured {
  const root = document.documentElement;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const isOnlyHeard = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || isOnlyHeard(element.parentElement));
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const nameOf = (element: HTMLElement) =>
    `“${(element.getAttribute("aria-label") ?? element.innerText ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 30)}” ${element.tagName.toLowerCase()}`;
  const round = (box: DOMRect) => `${Math.round(box.width)}x${Math.round(box.height)}`;
  const faults: string[] = [];

  if (root.scrollWidth > innerWidth)
    faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  for (const element of all("main *")) {
    const box = element.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1)
      faults.push(`${nameOf(element)} leaves the screen`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCutX = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const isCutY = overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1;
    if (isCutX || isCutY)
      faults.push(
        `${nameOf(element)} cuts ${element.scrollWidth}x${element.scrollHeight} to ${round(box)}`,
      );
  }
  for (const picture of all("main img") as HTMLImageElement[])
    if (picture.complete && picture.naturalWidth === 0) faults.push(`${picture.src} is missing`);
  for (const frame of document.querySelectorAll("iframe")) {
    if (
      frame.closest("main") &&
      frame.contentDocument &&
      frame.sandbox.value !== "allow-same-origin"
    )
      faults.push(`a document may do more than be seen: ${frame.sandbox.value}`);
    const inside = frame.contentDocument?.documentElement;
    if (
      inside &&
      (inside.scrollWidth > frame.clientWidth + 1 || inside.scrollHeight > frame.clientHeight + 1)
    )
      faults.push(
        `the document ${inside.scrollWidth}x${inside.scrollHeight} is cut to ${round(frame.getBoundingClientRect())}`,
      );
  }

  // A slider moves by the buttons at its ends.
  const pressable =
    "button, a[href], input:not([type=range]), summary, [role=tab], [role=menuitem], [role=option]";
  const targets = all(pressable)
    // What is under a menu or a dialog is not pressed.
    .filter((element) => !isOnlyHeard(element) && !element.closest("[inert], [aria-hidden=true]"))
    .map((element) => ({
      name: nameOf(element),
      box: element.getBoundingClientRect(),
      isSticky: element.closest("header, footer") !== null,
    }));
  for (const { name, box } of targets)
    if (box.width < target - 0.5 || box.height < target - 0.5)
      faults.push(`${name} is ${round(box)}`);
  let closest = gap;
  let pair = "";
  for (const [index, one] of targets.entries())
    for (const other of targets.slice(index + 1)) {
      if (one.isSticky !== other.isSticky) continue;
      const x = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
      const y = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom);
      const apart = Math.max(x, y);
      if (apart < closest - 0.5) {
        closest = apart;
        pair = `${one.name} and ${other.name}`;
      }
    }
  if (pair) faults.push(`${pair} stand ${Math.round(closest)} px apart`);
  return {
    screens: Math.round((root.scrollHeight / innerHeight) * 100) / 100,
    faults: [...new Set(faults)],
  };
}

/** Measures what is shown now, with the page laid out for its screen, not for a full-page picture. */
export const measureScreen = (page: Page): Promise<Measured> =>
  page.evaluate(measure, { target: smallestTarget, gap: narrowestGap });

/** The pairs of targets that a trembling hand would mix up. */
export const tooClose = async (page: Page): Promise<readonly string[]> =>
  (await measureScreen(page)).faults.filter((fault) => fault.endsWith("px apart"));
