import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { browserFlags, findBrowser, findWholeBrowser, installed } from "../tools/browser.ts";
import { microphoneFlag, sayNext, untilSaid } from "./support/microphone.ts";
import { byClick, goOn } from "./support/play.ts";
import { pressUntil } from "./support/press-until.ts";
import type { RunningServer } from "./support/server.ts";
import { sideFaults } from "./support/side-faults.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { startSpeakingServer } from "./support/words.ts";

const executablePath = await findBrowser();

test.use({ launchOptions: { executablePath, args: [...browserFlags, microphoneFlag] } });

const words = ["banana", "elephant", "umbrella"];
const needed =
  "Microphone access is required to practise this type of exercise. Please allow it and refresh the page";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const item = (page: Page, number: number) =>
  page.getByText(`${number} of ${words.length}`, { exact: true });

/** Goes to the first spoken exercise on this device. */
async function openSpeaking(page: Page, server: RunningServer, username = "rosa"): Promise<void> {
  await signInBrowser(page, server, username);
  await page.goto(`${server.url}/do-therapy`);
  const start = page.getByRole("main").getByRole("button", { name: /Start|Continue/ });
  await start.click();
  await page.getByRole("heading", { name: "Test your microphone" }).waitFor();
}

/** Presses Record or Try again, and Stop when the word is over. */
async function speak(page: Page, withButton: "Record" | "Try again"): Promise<void> {
  await button(page, withButton).click();
  await untilSaid(page);
  await button(page, "Stop").click();
}

const expectAnswered = (page: Page) =>
  expect(button(page, "Next")).not.toHaveAttribute("aria-disabled", "true");

/** The one that comes with npm, and the better one if this machine has it. */
const engines = installed(["pocketsphinx_continuous"])
  ? (["auto", "soundswallower"] as const)
  : (["auto"] as const);

for (const engine of engines) {
  test(`the engine “${engine}” recognises the word that was asked for, and does not accept another`, async ({
    page,
  }) => {
    const own = await startSpeakingServer(engine, { rosa: words });
    try {
      await openSpeaking(page, own);
      await expectAccessible(page);
      await sayNext("banana");
      await button(page, "Test the microphone").click();
      await expect(page.getByText("Can you hear yourself?")).toBeVisible();
      await expectAccessible(page);
      await button(page, "Yes, I can").click();
      await expect(page.getByText("Your microphone works. You can start.")).toBeVisible();
      await button(page, "Start").click();

      await item(page, 1).waitFor();
      await speak(page, "Record");
      await expectAnswered(page);
      expect(await sideFaults(page), "how it went is said on the attended side").toEqual([]);
      await goOn(page, byClick);

      await item(page, 2).waitFor();
      await speak(page, "Record");
      await expect(page.getByText("I heard something else.")).toBeVisible();
      for (const name of ["Replay", "Try again", "Mark correct"])
        await expect(button(page, name)).toBeVisible();
      await expectAccessible(page);
      expect(
        await sideFaults(page),
        "what is done with a recording is on the attended side",
      ).toEqual([]);
      await sayNext("an-elephant");
      await button(page, "Try again").focus();
      // A hand that trembles stops nothing that has just begun.
      for (const _ of ["meant", "not meant"]) await page.keyboard.press("Enter");
      await expect(button(page, "Stop")).toBeFocused();
      await expect(
        page.getByRole("contentinfo").getByRole("button"),
        "what was thought of the first is not handed in for the second",
      ).toHaveAttribute("aria-disabled", "true");
      await untilSaid(page);
      await page.keyboard.press("Enter");
      await expectAnswered(page);
      await goOn(page, byClick);

      await item(page, 3).waitFor();
      await sayNext("nothing");
      await button(page, "Record").click();
      // Nothing is said aloud into the open microphone.
      const read = button(page, "Read it to me");
      await expect(read).toHaveAttribute("aria-disabled", "true");
      await pressUntil(button(page, "Stop"), button(page, "Try again"));
      await expect(page.getByText("We did not hear you.")).toBeVisible();
      await expect(read).not.toHaveAttribute("aria-disabled");
      await expect(page.getByText(needed)).toBeHidden();
      await expect(button(page, "Skip this item")).toBeHidden();
      await expectAccessible(page);
      await sayNext("umbrella");
      await speak(page, "Try again");
      await expectAnswered(page);
      await goOn(page, byClick);
      await expect(page.getByText("Well done.")).toBeVisible();
    } finally {
      await own.dispose();
    }
  });
}

const topOf = (of: Locator) => of.evaluate((it) => it.getBoundingClientRect().top);
const bottomOf = (of: Locator) => of.evaluate((it) => it.getBoundingClientRect().bottom);

/** Recordings reach the server only when they are released. */
async function holdRecordings(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/task/speech-recognition*", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("a word that is still listened to cannot be handed in, and counts once it was heard", async ({
  page,
}) => {
  const own = await startSpeakingServer("auto", { rosa: words });
  const step = page.getByRole("contentinfo").getByRole("button");
  try {
    await openSpeaking(page, own);
    await button(page, "Start").click();
    await item(page, 1).waitFor();
    const letGo = await holdRecordings(page);
    await sayNext("banana");
    await speak(page, "Record");
    await expect(page.getByText("Listening …")).toBeVisible();
    await expect(step).toHaveAttribute("aria-disabled", "true");
    await step.click({ force: true });
    for (const name of ["Try again", "Skip", "Home"])
      await expect(button(page, name)).not.toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("Listening …")).toBeVisible();
    letGo();
    await expect(page.getByText("That is right.")).toBeVisible();
    await goOn(page, byClick);

    await page.setViewportSize({ width: 390, height: 600 });
    await item(page, 2).waitFor();
    await speak(page, "Record");
    const question = page.getByText("I heard something else. Listen. Was it right?");
    await expect(step, "who says no says it").toHaveText("Not right");
    const foot = page.getByRole("contentinfo");
    for (const one of [question, button(page, "Mark correct")])
      await expect
        .poll(async () => (await bottomOf(one)) <= (await topOf(foot)), "it is not behind the bar")
        .toBe(true);
    await step.press("Enter");
    await expect(page.getByText("Not quite this time.")).toBeVisible();
    await expect(step).toHaveText("Next");
  } finally {
    await own.dispose();
  }
});

/** Denies the microphone, like someone who has said no before. */
async function refuseMicrophone(browser: Browser, page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page);
  const { targetInfo } = await tab.send("Target.getTargetInfo");
  const settings = await browser.newBrowserCDPSession();
  await settings.send("Browser.setPermission", {
    permission: { name: "microphone" },
    setting: "denied",
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
  });
}

test.describe("where nobody listens", () => {
  let own: RunningServer;
  test.beforeAll(async () => {
    own = await startSpeakingServer("none", {
      nora: words,
      rosa: words,
      yuri: words,
    });
  });
  test.afterAll(() => own.dispose());

  test("the patient is the judge, and who was heard is not asked for a test again", async ({
    page,
  }) => {
    await openSpeaking(page, own);
    await button(page, "Start").click();
    await item(page, 1).waitFor();
    await sayNext("banana");
    await speak(page, "Record");
    await expect(page.getByText("We could not check it this time.")).toBeVisible();
    await button(page, "Mark correct").click();
    await expectAnswered(page);
    await page.reload();
    await page
      .getByRole("main")
      .getByRole("button", { name: /Continue/ })
      .click();
    await button(page, "Start").waitFor();
    await expect(page.getByRole("heading", { name: "Test your microphone" })).toBeHidden();
  });

  test("where there is no microphone the item can be skipped for it", async () => {
    const args = browserFlags.filter((flag) => flag !== "--use-fake-device-for-media-stream");
    const browser = await chromium.launch({ executablePath, args });
    try {
      const context = await browser.newContext({ permissions: ["microphone"] });
      const page = await context.newPage();
      await openSpeaking(page, own, "nora");
      await button(page, "Start").click();
      await item(page, 1).waitFor();
      await button(page, "Record").click();
      await expect(page.getByText("We cannot find a microphone.")).toBeVisible();
      await expect(page.getByText("We did not hear you.")).toBeHidden();
      await expect(page.getByText(needed), "it was allowed").toBeHidden();
      expect(await sideFaults(page), "what can be done about it is on the attended side").toEqual(
        [],
      );
      await button(page, "Skip this item").click();
      await item(page, 2).waitFor();
      await expect(page.getByText("We cannot find a microphone.")).toBeHidden();
    } finally {
      await browser.close();
    }
  });

  test("one that something else holds is said to be in use, until it listens", async ({ page }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let asked = 0;
      navigator.mediaDevices.getUserMedia = (wanted) => {
        asked += 1;
        const held = new DOMException("Could not start audio source", "NotReadableError");
        return asked === 1 ? Promise.reject(held) : open(wanted);
      };
    });
    await openSpeaking(page, own);
    await button(page, "Start").click();
    await sayNext("banana");
    await button(page, "Record").click();
    const busy = page.getByText("Something else is using the microphone.");
    await expect(busy).toBeVisible();
    await expect(page.getByText(/^(Microphone access|We cannot find)/)).toBeHidden();
    await expectAccessible(page);
    await pressUntil(button(page, "Record"), button(page, "Stop"));
    await expect(busy).toBeHidden();
    await untilSaid(page);
    await button(page, "Stop").click();
    await expect(page.getByText("We could not check it this time.")).toBeVisible();
    await expect(busy).toBeHidden();
  });

  test("a microphone that is refused keeps nobody: the item can be skipped for it", async () => {
    const whole = findWholeBrowser();
    test.skip(!whole, "A browser without windows leaves the question open.");
    // A browser that refuses the microphone by itself.
    const args = browserFlags.filter((flag) => flag !== "--use-fake-ui-for-media-stream");
    const browser = await chromium.launch({ executablePath: whole!, args });
    try {
      const context = await browser.newContext({ permissions: [] });
      const page = await context.newPage();
      await refuseMicrophone(browser, page);
      await openSpeaking(page, own, "yuri");
      await button(page, "Test the microphone").click();
      await expect(
        page.getByText("Your browser does not let us use the microphone."),
      ).toBeVisible();
      await expect(button(page, "Try again"), "the button that was pressed").toBeFocused();
      await expectAccessible(page);
      await button(page, "Start").click();
      await item(page, 1).waitFor();
      await button(page, "Record").click();
      await expect(page.getByText(needed)).toBeVisible();
      await expectAccessible(page);
      await button(page, "Skip this item").click();
      await item(page, 2).waitFor();
      await expect(page.getByText(needed)).toBeHidden();
    } finally {
      await browser.close();
    }
  });
});
