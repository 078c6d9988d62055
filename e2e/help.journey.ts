import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { byClick, goOn, solveTask } from "./support/play.ts";
import { sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Opens exercises of one's own choice through Settings, as a patient would. */
async function chooseExercises(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  for (const name of names) await page.locator("label").filter({ hasText: name }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Start 1 exercise/ }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
}

test("help can be asked for: cues by name, hints one by one, calculator and scratchpad", async ({
  openAs,
  server,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await chooseExercises(page, ["Written word to picture"]);
  await page.getByRole("button", { name: "Get Help" }).click();
  await expect(page.locator("button[data-mark='hint']")).toBeVisible();
  await expectAccessible(page);
  await page.locator("button[data-mark='hint']").click();
  await expect(page.getByText("That is right, with some help.")).toBeVisible();
  await page.getByRole("button", { name: "Home" }).click();

  await chooseExercises(page, ["Word problems"]);
  await page.getByRole("button", { name: "Calculator" }).click();
  await page.getByRole("button", { name: "Scratchpad" }).click();
  await expectAccessible(page);
  const { call, user } = await sessionOf(server, "rosa");
  const session = await call(startSession, {
    params: { id: user.userId, kind: "SELF_GUIDED" },
    query: { taskTypeIds: "37" },
  });
  const [task] = session.tasks;
  if (!task) throw new Error("the session is empty");
  await solveTask(page, task, byClick);
  await expect(page.getByText(task.taskView.answerText)).toBeVisible();
  await goOn(page, byClick);
});

test("the tutorial plays the exercise itself, with captions, and closes where it opened", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await chooseExercises(page, ["Match the shape"]);
  await page.getByRole("button", { name: "Watch Tutorial" }).first().click();
  const tutorial = page.getByRole("dialog");
  await expect(tutorial).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tutorial).toBeHidden();
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("@")).toBeVisible();
  await expectAccessible(page);
});

test("settings hold everywhere: text size, attended side, contrast, and stay after a reload", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectAccessible(page);
  }
  await page.getByRole("tab", { name: "Practice" }).click();
  await page.getByRole("radio", { name: "Right" }).check({ force: true });
  await page.getByRole("switch", { name: /contrast/i }).click({ force: true });
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-side", "right");
  await expectAccessible(page);
});

test("reports: every tab, the empty one and the locked one", async ({ openAs, page }) => {
  await openAs("rosa", "/dashboard");
  for (const tab of ["Tasks", "Assessments", "Skill areas"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectAccessible(page);
  }
  await openAs("sam", "/dashboard");
  await expect(page.getByRole("heading", { name: "Hi Sam!" })).toBeVisible();
  await expectAccessible(page);
  await openAs("tess", "/dashboard");
  await expect(page.getByText("Subscribe to unlock your full progress report.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View subscription plans" }).click();
  await expect(page).toHaveURL(/\/subscribe\?source=patients_report_trial/);
});
