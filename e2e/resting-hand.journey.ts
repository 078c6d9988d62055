import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { TherapySession } from "@regain/contract/entities/session";
import type { ViewOf } from "@regain/contract/entities/task-view";
import { rulesOf } from "@regain/therapy/views/registry";
import type { Move } from "@regain/therapy/views/rules";
import { type Fingers, fingersOn, middleOf } from "./support/fingers.ts";
import { assignHomework } from "./support/homework.ts";
import { ownServer } from "./support/own-server.ts";
import { goOn, type Press, untilAnswersCount } from "./support/play.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { framedNow, keepSettings, untilListening } from "./support/switches.ts";
import { expect, test } from "./support/test.ts";

/** People who hold the tablet in the weak hand have a thumb on the glass and tap with the other hand. */

test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

const own = ownServer();
const thumb = 1;
const finger = 2;
/** The edge of the glass, away from everything. */
const edge = { x: 4, y: 700 };

type Placement = Extract<Move, { kind: "place" }>;

const writtenWordToPicture = 26;
const missingLetters = 46;

const start = (page: Page) => page.getByRole("button", { name: "Start", exact: true });
const choices = (page: Page) => page.getByRole("group", { name: "Choices" }).getByRole("button");

/** A finger that comes down on the target and lifts after a while. */
const slowly =
  (fingers: Fingers): Press =>
  async (page, target) => {
    await expect(target).not.toHaveAttribute("aria-disabled", "true");
    await fingers.put(finger, await middleOf(target));
    await page.waitForTimeout(900);
    await fingers.lift(finger);
  };

/** At the instructions of one exercise, which is all the homework. */
async function openHomework(page: Page, typeId: number): Promise<TherapySession> {
  const { call, user } = await signInBrowser(page, own(), "rosa");
  await assignHomework(own(), { rosa: [{ typeId, taskCount: 2, taskLevel: 1 }] });
  await page.goto(`${own().url}/do-therapy`);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Start|Continue)/ })
    .first()
    .tap();
  await start(page).waitFor();
  const params = { id: user.userId, kind: "SCHEDULED" as const };
  return call(startSession, { params, query: {} });
}

test("a tap counts however long it takes, and while a thumb holds the tablet @long", async ({
  page,
}) => {
  await openHomework(page, writtenWordToPicture);
  const fingers = await fingersOn(page);
  const tapSlowly = slowly(fingers);
  await fingers.put(thumb, edge);
  await tapSlowly(page, start(page));
  await untilAnswersCount(page);
  await tapSlowly(page, choices(page).first());
  await goOn(page, tapSlowly);
  await fingers.lift(thumb);
  await expect(page.getByText("2 of 2")).toBeVisible();
});

test("a finger that leaves the button before it lifts taps nothing; one that drags only drops", async ({
  page,
}) => {
  const { tasks } = await openHomework(page, missingLetters);
  const fingers = await fingersOn(page);
  await fingers.put(finger, await middleOf(start(page)));
  await fingers.slide(finger, edge);
  await fingers.lift(finger);
  await expect(start(page)).toBeVisible();
  await start(page).tap();
  await untilAnswersCount(page);

  const view = tasks[0]!.taskView as ViewOf<"SequenceCompletion">;
  const move = rulesOf(view)
    .solve(view)
    .find((one): one is Placement => one.kind === "place")!;
  const name = view.choices.find(({ id }) => id === move.choice)?.label ?? "";
  const choice = choices(page).filter({ hasText: name });
  const from = await middleOf(choice);
  await fingers.put(finger, from);
  for (const x of [from.x - 14, from.x - 18]) await fingers.slide(finger, { ...from, x });
  await fingers.lift(finger);
  await expect(choice).toHaveAttribute("aria-pressed", "false");

  const place = await middleOf(page.locator(`[data-place="${move.to}"]`));
  await fingers.put(finger, from);
  for (const share of [0.5, 0.9, 1])
    await fingers.slide(finger, {
      x: from.x + (place.x - from.x) * share,
      y: from.y + (place.y - from.y) * share,
    });
  await fingers.lift(finger);
  await expect(choices(page).filter({ hasText: `${name}, placed` })).toBeVisible();
  await page.getByRole("button", { name: "Check", exact: true }).tap();
  await expect(page.getByText("That is right.")).toBeVisible();
});

test("where a touch is the switch, the button under the finger is not pressed", async ({
  page,
}) => {
  const { user } = await signInBrowser(page, own(), "rosa");
  await page.goto(`${own().url}/healthz`);
  await keepSettings(page, user.userId, { scanning: "one", scanSeconds: 5, stepKey: "Touch" });
  await page.goto(`${own().url}/do-therapy`);
  await expect(page.getByRole("heading", { level: 1, name: "Rosa" })).toBeFocused();
  await untilListening(page);
  await page.getByRole("button", { name: "Help", exact: true }).tap();
  await expect(framedNow(page), "the touch starts the frame").not.toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
