import { expect, type Locator, type Page } from "@playwright/test";
import { passOver } from "./forward-clock.ts";
import { untilUsable } from "./keyboard.ts";

export type SwitchSettings = Readonly<Record<string, string | number | boolean>>;

/** Leaves the browser with these settings of this person, as if they had been chosen on this device. */
export async function keepSettings(
  page: Page,
  userId: string,
  settings: SwitchSettings,
): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `settings:${userId}`,
    JSON.stringify(settings),
  ] as const);
}

/** What the frame is around. */
export const framedNow = (page: Page) => page.locator("[data-scan]");

/** From here on a switch counts. */
export const untilListening = (page: Page) =>
  page.locator("html[data-scanning]").waitFor({ state: "attached" });

type Frame = "none" | "group" | "thing" | "elsewhere";

/** A little more than the time within which a second press is a tremor. */
export const tapWindowMs = 450;

/** Where the frame is relative to an element. Radios and switches are drawn by their label. */
const frameOf = (element: Element): Frame => {
  const framed = (element.closest("[data-scan]") ?? element).getAttribute("data-scan");
  if (framed === "group" || framed === "thing") return framed;
  return document.querySelector("[data-scan]") ? "elsewhere" : "none";
};

/** More steps than any screen takes. */
const longestWay = 120;

/**
 * With two switches only: one moves the frame until it is on the target, the other presses. Presses of one
 * switch close together count as a tremor: on a page whose clock can be moved forward, the wait between
 * them is skipped.
 */
export async function bySwitches(page: Page, target: Locator): Promise<void> {
  await expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  for (let steps = 0; steps < longestWay; steps++) {
    const frame = await target.evaluate(frameOf);
    await passOver(page, tapWindowMs);
    if (frame === "group" || frame === "thing") {
      await page.keyboard.press("Enter");
      if (frame === "thing") return;
    } else await page.keyboard.press("Space");
  }
  throw new Error(`the frame does not come to ${target.toString()}`);
}

/** One press of the switch that moves the frame, late enough after the one before not to count as a tremor. */
export async function moveFrame(page: Page): Promise<void> {
  await passOver(page, tapWindowMs);
  await page.keyboard.press("Space");
}

/** What the frame of two switches visits in one round of a screen without groups, by its text. */
export async function oneRound(page: Page): Promise<readonly string[]> {
  const words: string[] = [];
  while (words.length < longestWay) {
    await moveFrame(page);
    const word = await framedNow(page).first().innerText();
    if (word === words[0]) return words;
    words.push(word);
  }
  throw new Error(`the frame does not come back to ${words[0]}`);
}

/** The outcome of a press by one switch: the page may have replaced the element in the meantime. */
type Waited = "pressed" | "gone";

/**
 * Runs in the page: waits with one switch until the frame comes to a thing by itself, to its group first,
 * and presses at that moment. Starts a resting frame. If the page's clock can be moved forward, no press is
 * a tremor.
 */
function waitAndPress(target: Element, maxMs: number): Promise<"pressed" | "gone"> {
  const root = document.documentElement;
  const press = () => {
    globalThis.putForward?.(450);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
  };
  return new Promise((resolve, reject) => {
    const end = (how: "pressed" | "gone") => {
      watch.disconnect();
      clearTimeout(timer);
      resolve(how);
    };
    const look = () => {
      if (!target.isConnected) return end("gone");
      const frame = (target.closest("[data-scan]") ?? target).getAttribute("data-scan");
      if (frame === null && root.dataset.scanning !== "rest") return undefined;
      if (frame === "thing") end("pressed");
      return press();
    };
    const watch = new MutationObserver(look);
    const timer = setTimeout(() => {
      watch.disconnect();
      reject(new Error("the frame does not come by itself"));
    }, maxMs);
    const attributeFilter = ["data-scan", "data-scanning"];
    watch.observe(root, { attributes: true, attributeFilter, childList: true, subtree: true });
    look();
  });
}

/** Longer than the rounds on any screen. */
const maxRoundMs = 60_000;

/** With one switch only: the frame moves by itself, and a press chooses what it is on. */
export async function byOneSwitch(page: Page, target: Locator): Promise<void> {
  await expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  await untilListening(page);
  let waited: Waited = "gone";
  while (waited === "gone") waited = await target.evaluate(waitAndPress, maxRoundMs);
}

/** Whether only switches are used. */
export const isBySwitches = (press: (page: Page, target: Locator) => Promise<void>): boolean =>
  press === bySwitches || press === byOneSwitch;

/** Timed answers have no frame: each of two switches stands for one of two answers. */
export async function answerInTime(page: Page, target: Locator): Promise<void> {
  const place = await target.evaluate((button) =>
    [...document.querySelectorAll("button[data-run]")].indexOf(button as HTMLElement),
  );
  await page.keyboard.press(place === 0 ? "Space" : "Enter");
}

/** Waits with one switch until the frame comes to a thing, or to its group, and presses at that moment. */
export const pressAsItComes = (target: Locator, as: "group" | "thing"): Promise<void> =>
  target.evaluate(
    (element, wanted) =>
      new Promise<void>((done) => {
        const press = () => {
          if (element.getAttribute("data-scan") !== wanted) return false;
          dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
          done();
          return true;
        };
        if (press()) return;
        const watch = new MutationObserver(() => {
          // After the page has handled the change: the press applies to what is shown then.
          queueMicrotask(() => press() && watch.disconnect());
        });
        watch.observe(element, { attributes: true, attributeFilter: ["data-scan"] });
      }),
    as,
  );
