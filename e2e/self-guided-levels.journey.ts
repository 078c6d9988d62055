import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { button, homeworkOf, openEditor, personAt, row } from "./support/homework-editor.ts";
import { tabTo } from "./support/keyboard.ts";
import { ownServer } from "./support/own-server.ts";
import { byClick, solveTasks } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: homework and levels are changed here. */
const own = ownServer();

test("Dana lets what Rosa chooses count: her level moves by it, and both read why", async ({
  page,
  browser,
}) => {
  const oddOneOut = 28;
  const says = "Exercises that the patient chooses also change levels";
  const rosa = await homeworkOf(own(), "rosa");
  const mara = await personAt(browser, {});
  await openEditor(own(), mara.page, "mara", rosa.path);
  await openEditor(own(), page, "dana", rosa.path);
  const counts = page.getByRole("switch", { name: says });
  await expect(counts).not.toBeChecked();
  await page.getByText(says).click();
  await expect(counts).toBeChecked();
  await expectAccessible(page);
  await button(page, "Discard changes").click();
  await expect(counts).not.toBeChecked();
  await tabTo(page, counts);
  await page.keyboard.press("Space");
  await button(page, "Save").click();
  await expect(page.getByText("The homework is saved.")).toBeVisible();
  await expect(page.getByText(/On since .+, by Dana\.$/)).toBeVisible();
  expect((await rosa.read()).selfGuidedCountsSince).toMatchObject({ by: "Dana" });

  // Anyone else who looks after her is told.
  await mara.page.getByRole("searchbox", { name: "Search exercises" }).fill("plan the day");
  await button(mara.page, "Add Plan the day").click();
  await button(mara.page, "Save").click();
  const told = mara.page.getByRole("dialog", { name: "Dana saved this homework before you" });
  await expect(told.getByRole("listitem")).toHaveText([says]);
  await button(told, "Use theirs").click();
  await expect(mara.page.getByRole("switch", { name: says })).toBeChecked();
  expect(mara.said).toEqual([]);
  await mara.page.context().close();

  const levelNow = async () =>
    (await rosa.read()).otherLevels.find(({ taskTypeId }) => taskTypeId === oddOneOut)?.taskLevel;
  // Never practiced, and placed by “Find my level”.
  const placed = (await levelNow())!;
  const room = await personAt(browser, {});
  await hurryVoice(room.page);
  const { call } = await signInBrowser(room.page, own(), "rosa");
  const open = () =>
    call(startSession, {
      params: { id: rosa.id, kind: "SELF_GUIDED" },
      query: { taskTypeIds: String(oddOneOut) },
    });
  for (const level of [placed, placed + 1]) {
    await room.page.goto(`${own().url}/do-therapy`);
    await button(room.page, "Settings").click();
    await room.page.getByRole("tab", { name: "Choose exercises" }).click();
    await room.page.locator("label").filter({ hasText: "Odd one out" }).click();
    await button(room.page, "Start 1 exercise").click();
    await button(room.page, "Start").waitFor();
    const session = await open();
    await solveTasks(room.page, session, 0, session.tasks.length, byClick);
    // Once all of it is stored, there is another session to open.
    await expect.poll(async () => (await open()).sessionId).not.toBe(session.sessionId);
    expect(await levelNow()).toBe(level);
  }

  const why = `up from level ${placed}. 2 practices in a row at 80% or more without help: 100% and 100%.`;
  const card = (reader: Page) => reader.getByRole("region", { name: "Odd one out" });
  await room.page.goto(`${own().url}/dashboard/report?tab=tasks`);
  await expect(card(room.page)).toContainText(`Now at level ${placed + 1} of`);
  await expect(card(room.page)).toContainText(why);
  expect(room.said).toEqual([]);
  await room.page.context().close();
  await page.goto(`${own().url}/dashboard/patient/${rosa.id}/report?tab=tasks`);
  await expect(card(page)).toContainText(why);

  // Homework starts at the level reached in self-guided practice.
  await page.goto(own().url + rosa.path);
  await page.getByRole("searchbox", { name: "Search exercises" }).fill("odd one out");
  await button(page, "Add Odd one out").click();
  await expect(row(page, "Odd one out")).toContainText(`Level ${placed + 1} of`);
  await expect(counts).toBeChecked();
  await button(page, "Discard changes").click();
});
