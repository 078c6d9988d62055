import type { Page } from "@playwright/test";
import { settledFaults } from "./settled-faults.ts";

type Side = "left" | "right";

/** Sizes at which a column on one side must hold: a desktop screen, a tablet held upright and a phone. */
const desk = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1180 };
const phone = { width: 390, height: 844 };

/** Runs in the page: which of the answers are on the wrong side. */
function measure(side: Side): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const faults: string[] = [];
  const main = document.querySelector("main");
  if (!main) return ["there is nothing"];
  const roomOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
    };
  };
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");

  const noteBoxes = (name: string, boxes: readonly DOMRect[], around: Element) => {
    const room = roomOf(around);
    const middle = (room.left + room.right) / 2;
    const left = Math.min(...boxes.map((one) => one.left));
    const right = Math.max(...boxes.map((one) => one.right));
    // What leaves no room for a 56 px target next to it, with the headings of its rows, may be on either
    // side.
    const isWide = right - left > room.right - room.left - 56;
    // What is in the middle is on neither side.
    const aside = side === "left" ? middle - (left + right) / 2 : (left + right) / 2 - middle;
    if (!isWide && aside < 1) faults.push(`${name} is not on the ${side}`);
  };
  const note = (name: string, all: readonly Element[]) =>
    noteBoxes(
      name,
      all.map((one) => one.getBoundingClientRect()),
      main,
    );
  const operated = "button, input, select, textarea, a[href], summary";
  for (const group of [...main.querySelectorAll("fieldset")].filter(isSeen)) {
    const controls = [...group.querySelectorAll(operated)].filter(isSeen);
    // The given parts of a word or a board belong to what is filled in.
    const given = [...group.querySelectorAll("h2, h3, [data-given]")].filter(isSeen);
    if (controls.length > 0)
      note(group.getAttribute("aria-label") ?? "a group", [...controls, ...given]);
  }
  // Controls outside groups: a row of them is one thing.
  const alone = [...main.querySelectorAll(operated)].filter(
    (control) => isSeen(control) && !control.closest("fieldset"),
  );
  for (const row of new Set(alone.map(({ parentElement }) => parentElement))) {
    const controls = alone.filter(({ parentElement }) => parentElement === row);
    const [first] = controls;
    note(first?.textContent?.trim() || first?.id || first?.localName || "a control", controls);
  }
  // Patients look back and forth between the choices, or the number entered, and what is asked about.
  const asked = [...main.querySelectorAll("[data-count] > [data-kind]")].filter(isSeen);
  if (asked.length > 0 && main.querySelector("fieldset[data-layout], form"))
    note("what is asked about", asked);
  // What is said by itself: how it went, a notice, that the network is gone.
  for (const said of document.querySelectorAll("[role=status] > *")) {
    const words = [said, ...said.querySelectorAll("*")]
      .filter(isSeen)
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");
    const lines = words.flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...range.getClientRects()];
    });
    const pictures = [...said.querySelectorAll("svg")].filter(isSeen);
    const boxes = [...lines, ...pictures.map((one) => one.getBoundingClientRect())];
    if (lines.length > 0) noteBoxes(`“${said.textContent}”`, boxes, said);
  }
  for (const group of document.querySelectorAll("main fieldset[data-layout]")) {
    const boxes = [...group.querySelectorAll("button")]
      .filter(isSeen)
      .map((button) => button.getBoundingClientRect());
    const edges = new Set(boxes.map((one) => Math.round(side === "left" ? one.left : one.right)));
    if (edges.size > 1) faults.push("choices are no column");
  }
  const bar = [...document.querySelectorAll("header nav button")].map((button) =>
    button.getBoundingClientRect(),
  );
  const [barLeft, barRight] = [
    Math.min(...bar.map((one) => one.left)),
    Math.max(...bar.map((one) => one.right)),
  ];
  if (
    bar.length > 0 &&
    barRight - barLeft < 0.75 * innerWidth &&
    (barLeft + barRight) / 2 < innerWidth / 2 !== (side === "left")
  )
    faults.push(`the bar above is not on the ${side}`);
  const next = document.querySelector("footer button")?.getBoundingClientRect();
  if (next && next.left + next.width / 2 < innerWidth / 2 !== (side === "left"))
    faults.push(`Next is not on the ${side}`);
  return faults;
}

/** What is not on the attended side, in words; the page is left as it was. */
export async function sideFaults(page: Page): Promise<string[]> {
  const root = page.locator("html");
  const before = await root.getAttribute("data-side");
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const viewport of [desk, tablet, phone]) {
    await page.setViewportSize(viewport);
    for (const side of ["left", "right"] as const) {
      await root.evaluate((element, value) => element.setAttribute("data-side", value), side);
      const found = await settledFaults(() => page.evaluate(measure, side));
      faults.push(...found.map((fault) => `${viewport.width} px, ${side}: ${fault}`));
    }
  }
  await root.evaluate((element, value) => element.setAttribute("data-side", value ?? ""), before);
  if (size) await page.setViewportSize(size);
  return faults;
}
