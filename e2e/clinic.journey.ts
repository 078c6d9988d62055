import type { Page } from "@playwright/test";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { performance as performanceCall } from "@regain/contract/calls/report/performance";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { recordings } from "@regain/contract/calls/session/recordings";
import { startClinicSession } from "@regain/contract/calls/session/start-clinic-session";
import { tabTo } from "./support/keyboard.ts";
import { byClick, goOn, solveTask, solveTasks } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { ownServer } from "./support/own-server.ts";
import type { RunningServer } from "./support/server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { speakAnswers } from "./support/spoken-answers.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { startSpeakingServer } from "./support/words.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, level: 1 });
const dialog = (page: Page) => page.getByRole("dialog");

/** On a phone, a tablet and a desktop it is accessible, and nothing scrolls sideways. */
async function expectFits(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const isWider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    expect([width, await isWider()]).toEqual([width, false]);
  }
  if (usual) await page.setViewportSize(usual);
}

/** The player is stored on the device: from then on it works without a network. */
const untilAtHand = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Dana's API session and her patient Rosa. */
async function danaAndRosa(server: RunningServer) {
  const { user } = await sessionOf(server, "rosa");
  const { call } = await sessionOf(server, "dana");
  const params = { id: user.userId };
  const report = () => call(performanceCall, { params, query: {} });
  const summary = async () => (await report()).summary;
  /** What the report says now about repeating words at the first level. */
  const repeating = async () => {
    const { tasks } = (await report()).sections;
    return tasks.find(({ typeId }) => typeId === 53)?.levels["1"]?.accuracy.latest;
  };
  return { call, params, summary, repeating, at: `/dashboard/patient/${user.userId}` };
}

test.describe("together", () => {
  // Rosa's homework and words change: no other journey should see that.
  const own = ownServer();
  test.beforeEach(({ context }) => hurryVoice(context));

  async function openAs(page: Page, username: string, path: string): Promise<void> {
    await signInBrowser(page, own(), username);
    await page.goto(own().url + path);
  }

  test("Dana practises with Rosa in the clinic: a lost network loses nothing, and the device comes back", async ({
    page,
    context,
  }) => {
    const { call, params, summary, at } = await danaAndRosa(own());
    const { version } = await call(activeSchedule, { params });
    await call(addSchedule, {
      params,
      body: {
        version,
        scheduledTaskTypes: [
          { taskTypeId: 33, taskCount: 3, taskLevel: 1 },
          { taskTypeId: 1, taskCount: 2, taskLevel: 1 },
        ],
      },
    });
    const before = await summary();

    await openAs(page, "dana", `${at}/report`);
    await page.getByRole("button", { name: "Practice and access" }).click();
    await page.getByRole("link", { name: "Practice together" }).click();
    await expect(heading(page, /^Practice together with Rosa/)).toBeVisible();
    await expect(page.getByText(/^5 items, about \d+ minutes?\./)).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, button(page, "Start and hand over"));
    await page.keyboard.press("Enter");
    await button(page, "Start").waitFor();
    await expect(page.getByText(/^In the clinic with Rosa/)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Practice" })).toBeVisible();
    await expect(button(page, /Dana/)).toBeHidden();
    await expectAccessible(page);
    const { session } = await call(startClinicSession, { params, body: {} });
    expect(session).toMatchObject({ place: "clinic", answeredTaskIds: [] });
    await solveTask(page, session.tasks[0]!, byClick);
    await goOn(page, byClick);

    await untilAtHand(page);
    await context.setOffline(true);
    await solveTask(page, session.tasks[1]!, byClick);
    await goOn(page, byClick);
    await button(page, "Home").click();
    await expect(heading(page, "You are taking a break.")).toBeVisible();
    await expect(page.getByText("1 answer still to send.")).toBeVisible();
    await expect(page.getByText("3 items are left.")).toBeVisible();
    await expectFits(page);
    await context.setOffline(false);
    await expect(page.getByText("1 answer still to send.")).toBeHidden({ timeout: 70_000 });

    // What she changes here is hers, and nothing here leads to another page.
    await button(page, "Settings").click();
    await expect(dialog(page).getByRole("tab")).toHaveText(["Practice", "Sound", "Switches"]);
    await expect(dialog(page).getByRole("link")).toHaveCount(0);
    await dialog(page).getByRole("switch", { name: "Less motion" }).press("Space");
    await expectAccessible(page);
    await button(page, "Done").click();
    await expect(button(page, "Settings")).toBeFocused();
    const keptFor = (userId: string) =>
      page.evaluate((key) => localStorage.getItem(key), `settings:${userId}`);
    expect(await keptFor(params.id)).toContain('"reducedMotion":true');
    const { user: dana } = await sessionOf(own(), "dana");
    expect(await keptFor(dana.userId), "Dana's stay as they were").toBeNull();

    // In Rosa's hands neither Back nor a reload opens Dana's pages.
    await page.evaluate(() => history.back());
    await expect(dialog(page).getByText("Are you the clinician?")).toBeVisible();
    await expectAccessible(page);
    await button(page, "No, go back").click();
    await page.reload();
    await expect(heading(page, "You are taking a break.")).toBeVisible();
    await button(page, "Continue").click();
    await solveTasks(page, session, 2, session.tasks.length, byClick);
    await expect(heading(page, "You did all the items.")).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    await button(page, "Hand back to your clinician").click();
    await button(page, "Yes, I am the clinician").click();
    await expect(heading(page, /^What you and Rosa .*did$/)).toBeVisible();
    await expect(page.getByText("level 1, 2 items, 100% right without help")).toBeVisible();
    await expectAccessible(page);

    await expect
      .poll(async () => (await summary()).clinicTasksCompleted)
      .toBe(before.clinicTasksCompleted + session.tasks.length);
    expect((await summary()).homeTasksCompleted).toBe(before.homeTasksCompleted);
    await page.getByRole("link", { name: "Open the report" }).click();
    await expect(button(page, /Dana/)).toBeVisible();
    expect(own().output, "the server logs no error").not.toMatch(/"level":(50|60)\b/);
  });

  test("who holds the device when the clinician logs out still has their answers sent", async ({
    page,
    context,
  }) => {
    const { call, params, summary, at } = await danaAndRosa(own());
    const before = await summary();
    await openAs(page, "dana", `${at}/clinic-session`);
    await button(page, "Start and hand over").click();
    await button(page, "Start").waitFor();
    const { session } = await call(startClinicSession, { params, body: {} });
    await untilAtHand(page);
    await context.setOffline(true);
    await solveTask(page, session.tasks[0]!, byClick);
    await goOn(page, byClick);
    await button(page, "Home").click();
    await button(page, "Hand back to your clinician").click();
    await button(page, "Yes, I am the clinician").click();
    await page.evaluate(() => localStorage.removeItem("accessToken"));
    await context.setOffline(false);
    await page.goto(`${own().url}/login`);
    await expect
      .poll(async () => (await summary()).clinicTasksCompleted, { timeout: 60_000 })
      .toBe(before.clinicTasksCompleted + 1);
  });

  test("Dana adds a word for Rosa when Rosa agrees, and Rosa sees who added it", async ({
    page,
  }) => {
    const { at } = await danaAndRosa(own());
    await openAs(page, "dana", `${at}/words`);
    await expect(heading(page, "Words and people")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Add").first().click();
    const buffer = await page.screenshot({ type: "jpeg" });
    const photo = { name: "harbor.jpg", mimeType: "image/jpeg", buffer };
    await dialog(page).getByLabel("Choose a photo").setInputFiles(photo);
    await dialog(page).getByLabel("Name", { exact: true }).fill("the harbor");
    await dialog(page).locator("label").filter({ hasText: "A thing" }).click();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page).getByText("Please ask the patient first.")).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByText("The patient agrees").click();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/^Added by Dana/)).toBeVisible();
    await openAs(page, "rosa", "/account/own-items");
    await expect(page.getByText(/^Added by Dana/)).toBeVisible();
  });
});

test.describe("listening", () => {
  const own = ownServer(() =>
    startSpeakingServer("soundswallower", { rosa: ["banana", "elephant", "umbrella"] }),
  );
  test.beforeAll(() => speakAnswers(own(), "rosa", ["banana", "banana"]));

  test("Dana hears what was not recognised and corrects it: the report follows; Nils finds nothing", async ({
    page,
  }) => {
    const { params, at, repeating } = await danaAndRosa(own());
    const before = await repeating();
    expect(before).toMatchObject({ value: 50, itemCount: 2 });
    await signInBrowser(page, own(), "dana");
    await page.goto(`${own().url}${at}/recordings`);
    await expect(heading(page, "Spoken answers")).toBeVisible();
    await expect(page.getByRole("heading", { name: "banana" })).toBeVisible();
    await expectAccessible(page);

    // By keyboard: the arrows go from one recording to the next, and Space plays.
    await tabTo(page, button(page, "Play try 1 of elephant"));
    await page.keyboard.press("ArrowDown");
    await expect(button(page, "Play try 1 of banana")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    const sound = page.waitForResponse((answer) => answer.url().includes("/recordings/"));
    await page.keyboard.press("Space");
    expect((await sound).status()).toBe(200);
    await expect(page.getByText("We cannot play this right now.")).toBeHidden();

    await page.getByText("Only those not recognized").click();
    await expect(page).toHaveURL(/show=unrecognised/);
    await expect(page.getByRole("heading", { name: "banana" })).toBeHidden();
    const elephant = page.getByRole("listitem").filter({ hasText: "elephant" });
    await elephant.getByRole("button", { name: "Correct this" }).click();
    await button(page, "Save the correction").click();
    await expect(dialog(page).getByText("Choose what you heard.")).toBeVisible();
    await expectAccessible(page);

    // What is no whole number is told of: nothing is made of it, and nothing is saved.
    await dialog(page).getByText("Partly right", { exact: true }).click();
    const share = dialog(page).getByRole("textbox", { name: "Percent right" });
    await share.fill("33,3");
    await expect(dialog(page).getByText("Enter a whole number from 1 to 99.")).toBeVisible();
    await dialog(page).getByLabel("Reason").fill("She said it clearly.");
    await expect(share).toHaveValue("33,3");
    await button(page, "Save the correction").click();
    await expect(share).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("ArrowUp");
    await expect(share).toHaveValue("51");
    await share.fill("");
    await share.pressSequentially("7,5");
    await expect(share).toHaveValue("7,5");
    await button(page, "Increase Percent right").click();
    await expect(share).toHaveValue("8");
    await page.keyboard.press("Escape");
    await button(page, "Keep editing").click();
    await expect(dialog(page).getByLabel("Reason")).toHaveValue("She said it clearly.");
    await dialog(page).getByText("Right", { exact: true }).click();
    await button(page, "Save the correction").click();
    await expect(
      page.getByText("The answer is corrected. The report will be updated."),
    ).toBeVisible();
    await expect(page.getByText("She said it clearly.")).toBeVisible();
    await expect(page.getByText("Before the correction: Not right")).toBeVisible();
    await expectFits(page);
    expect(await repeating()).toMatchObject({ value: 100, itemCount: 2 });
    const { call } = await sessionOf(own(), "dana");
    const { answers } = await call(recordings, { params, query: { recognised: "none" } });
    expect(answers[0]?.counted).toEqual({ result: "correct", accuracy: 100 });

    // A clinician who has discharged the patient can listen, but not correct.
    await call(dischargePatient, { params, body: { reason: "moved" } });
    await page.goto(`${own().url}${at}/recordings`);
    await expect(page.getByText("You discharged this patient")).toBeVisible();
    await expect(button(page, "Play try 1 of banana")).toBeVisible();
    await expect(button(page, "Correct this")).toHaveCount(0);

    // Nor practice together, until the patient is readmitted.
    await page.goto(`${own().url}${at}/clinic-session`);
    await expect(page.getByText("Readmit the patient to practice together.")).toBeVisible();
    await expect(button(page, "Start and hand over")).toHaveCount(0);
    await expectAccessible(page);
    await button(page, "Readmit").click();
    await dialog(page).getByRole("button", { name: "Reason" }).click();
    await page.getByRole("option", { name: "The patient came back" }).click();
    await dialog(page).getByRole("button", { name: "Readmit" }).click();
    await expect(page.getByText(/is your patient again\./)).toBeVisible();
    await expect(button(page, "Start and hand over")).toBeVisible();

    await signInBrowser(page, own(), "nils");
    await page.goto(`${own().url}${at}/recordings`);
    await expect(page.getByText("This patient is no longer one of your patients.")).toBeVisible();
    await page.goto(`${own().url}${at}/clinic-session`);
    await expect(page.getByText("This patient is no longer one of your patients.")).toBeVisible();
    expect(own().output, "the server logs no error").not.toMatch(/"level":(50|60)\b/);
  });

  test("Rosa hears her own recordings, reads what was corrected, and corrects nothing", async ({
    page,
  }) => {
    await signInBrowser(page, own(), "rosa");
    await page.goto(`${own().url}/account`);
    await page.getByRole("link", { name: "My recordings" }).click();
    await expect(heading(page, "My recordings")).toBeVisible();
    await expect(button(page, "Correct this")).toBeHidden();
    const sound = page.waitForResponse((answer) => answer.url().includes("/recordings/"));
    await button(page, "Play try 1 of banana").click();
    expect((await sound).status()).toBe(200);
    await expectAccessible(page);
    await signInBrowser(page, own(), "sam");
    await page.goto(`${own().url}/account/recordings`);
    await expect(page.getByText("Nothing was recorded yet")).toBeVisible();
    await expect(page.getByText(/We keep each recording for 90 days\./)).toBeVisible();
    await expectAccessible(page);
  });
});
