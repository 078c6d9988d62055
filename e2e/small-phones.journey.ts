import { findTheSameSymbols } from "@regain/therapy/task-types/find-the-same-symbols";
import { messagesAndAnnouncements } from "@regain/therapy/task-types/messages-and-announcements";
import { rememberThePlaces } from "@regain/therapy/task-types/remember-the-places";
import { spokenDirections } from "@regain/therapy/task-types/spoken-directions";
import { switchingTrail } from "@regain/therapy/task-types/switching-trail";
import { untilUsable } from "./support/keyboard.ts";
import { openItem } from "./support/open-item.ts";
import { byTouch, solveTask } from "./support/play.ts";
import { expect, test } from "./support/test.ts";
import { byTouchAlone } from "./support/ways.ts";

/** A phone as its browser leaves it, upright and sideways: whatever matters has to be where it can be seen. */

const upright = { width: 390, height: 664 } as const;
const sideways = { width: 844, height: 390 } as const;

test.use({ ...byTouchAlone.device, viewport: upright });

/** Runs in the page: whether somebody can see this, whole and with nothing in front of it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [
    [left + 3, top + 3],
    [right - 3, bottom - 3],
    [(left + right) / 2, (top + bottom) / 2],
  ].every(([x = 0, y = 0]) => {
    const seen = document.elementFromPoint(x, y);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
}

declare global {
  /** For each thing that lit up, whether it could be seen. */
  var litInSight: boolean[];
}

test("what lights up to be remembered is seen, in the largest text too @long", async ({
  page,
  ownServer: own,
}) => {
  await page.addInitScript(`globalThis.isInSight = ${isInSight.toString()}`);
  await page.addInitScript(() => {
    globalThis.litInSight = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset["lit"] !== undefined)
          // Once it has been scrolled to and painted.
          requestAnimationFrame(() =>
            setTimeout(() => globalThis.litInSight.push(isInSight(target))),
          );
    }).observe(document, { subtree: true, attributeFilter: ["data-lit"] });
  });
  const { typeId } = rememberThePlaces;
  for (const [viewport, taskLevel, textSize] of [
    [upright, 1, 200],
    [upright, 8, 100],
    [sideways, 8, 100],
  ] as const) {
    await page.setViewportSize(viewport);
    const { task } = await openItem(page, own, { typeId, taskLevel, settings: { textSize } });
    const { taskView: view } = task;
    if (view.templateName !== "MemorySequence") throw new Error("places light up here");
    const count = view.sequence?.itemIds.length ?? 0;
    await expect
      .poll(() => page.evaluate(() => globalThis.litInSight), { timeout: 60_000 })
      .toEqual(Array.from({ length: count }, () => true));
  }
});

test("held sideways, the second tap of a tremor hands nothing in", async ({
  page,
  ownServer: own,
}) => {
  await page.setViewportSize(sideways);
  const { task } = await openItem(page, own, { typeId: findTheSameSymbols.typeId, taskLevel: 10 });
  const { taskView: view } = task;
  if (view.templateName !== "MemorySequence") throw new Error("symbols are found here");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const check = page.getByRole("button", { name: "Check", exact: true });
  const right = view.items.filter(({ id }) => view.answers.includes(id)).map(({ label }) => label);
  // One of them is scrolled to where Next will be once there is an answer.
  const place = await page.evaluate((labels) => {
    const { innerWidth: width, innerHeight: height } = globalThis;
    for (const card of document.querySelectorAll("main [data-shape]")) {
      const { left, right: end, top, bottom } = card.getBoundingClientRect();
      const x = (left + end) / 2;
      if (!labels.includes(card.textContent ?? "") || x < width - 200 || x > width - 30) continue;
      scrollBy(0, (top + bottom) / 2 - (height - 30));
      const now = card.getBoundingClientRect();
      if (now.bottom > height - 60) return { x, y: (now.top + now.bottom) / 2 };
    }
    return null;
  }, right);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  if (!place) throw new Error("a symbol lies at the lower edge");
  // A tap right after the item appeared does not count.
  await expect(async () => {
    await page.touchscreen.tap(place.x, place.y);
    await expect(check).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [600] });
  await page.touchscreen.tap(place.x, place.y);
  await expect(check, "it is not handed in").toBeVisible();
  await expect(page.locator("[data-result]")).toHaveCount(0);
});

test("the feedback leaves room for what it is about, in the largest text too @long", async ({
  page,
  ownServer: own,
}) => {
  const { task } = await openItem(page, own, {
    typeId: spokenDirections.typeId,
    taskLevel: 10,
    settings: { textSize: 200 },
  });
  const { taskView: view } = task;
  if (view.templateName !== "MemorySequence") throw new Error("things are touched here");
  const first = view.items.find(({ id }) => id === view.answers[0])?.label ?? "";
  const choice = page.getByRole("button", { name: first, exact: true });
  // The directions are said first.
  await expect(choice).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  const check = page.getByRole("button", { name: "Check", exact: true });
  // A tap right after the question came does not count.
  await expect(async () => {
    await choice.tap();
    await expect(check).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [600] });
  await check.tap();
  const sentence = page.getByText(/^(Not quite this time|Part of it is right|That is right)/);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  const foot = await page.getByRole("contentinfo").boundingBox();
  expect(foot?.height).toBeLessThan(upright.height * 0.75);
});

test("a hint is seen @long", async ({ page, ownServer: own }) => {
  await openItem(page, own, { typeId: messagesAndAnnouncements.typeId, taskLevel: 6 });
  const help = page.getByRole("button", { name: "Get Help", exact: true });
  await expect(help).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  await help.tap();
  await expect(page.locator('main [data-mark="hint"]').first()).toBeInViewport({ ratio: 1 });
});

test("the order that was right stays on the screen, in the largest text too @long", async ({
  page,
  ownServer: own,
}) => {
  const { typeId } = switchingTrail;
  const settings = { textSize: 200 };
  const { task } = await openItem(page, own, { typeId, taskLevel: 8, settings });
  await solveTask(page, task, byTouch);
  await expect(page.locator("[data-result]").first()).toBeVisible();
  const outside = await page
    .locator("main [data-shape=tile] > :not([aria-hidden])")
    .evaluateAll((all) =>
      all
        .filter(({ textContent }) => /^\d+$/.test(textContent ?? ""))
        .filter((turn) => {
          const { right } = turn.parentElement!.getBoundingClientRect();
          return turn.getBoundingClientRect().right > right;
        })
        .map(({ textContent }) => textContent),
    );
  expect(outside, "the numbers that leave their tile").toEqual([]);
});
