import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { tabTo } from "./support/keyboard.ts";
import { followLetter, openLetter } from "./support/mailbox.ts";
import { startDemoServer } from "./support/demo.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name, exact: typeof name === "string" });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

async function chooseState(page: Page, state: string): Promise<void> {
  await page.getByRole("button", { name: /State/ }).click();
  await page.getByRole("option", { name: state, exact: true }).click();
  await button(page, "Check Availability").click();
}

test.describe("the app", () => {
  for (const [path, title, what] of [
    ["/download", "Get the app", "One account works on all devices."],
    ["/download-patient", "Get the app for patients", "The exercises adapt to you."],
    ["/download-clinician", "Get the app for clinicians", /^Give homework/],
  ] as const)
    test(`${path} says what it is for, and where it is to be had`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(what)).toBeVisible();
      await expectAccessible(page);
      const badges = {
        "App Store for iPhone and iPad": /^https:\/\/apps\.apple\.com\//,
        "Google Play for Android phones and tablets": /^https:\/\/play\.google\.com\//,
        "Amazon for Fire tablets": /^https:\/\/www\.amazon\.com\//,
      };
      for (const [name, address] of Object.entries(badges))
        await expect(link(page, name)).toHaveAttribute("href", address);
      await tabTo(page, link(page, "Amazon for Fire tablets"));
      await expect(link(page, "Log In")).toHaveAttribute("href", "/login");
    });

  test("a badge leads to its shop, and is counted where that is allowed", async ({ page }) => {
    await page.route("https://play.google.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>The shop</title>" }),
    );
    await page.goto("/download-patient");
    const isCounting = page.waitForRequest(/\/event\/log\/page_view/);
    await button(page, "Accept all").click();
    await isCounting;
    const counted = page.waitForRequest(/\/api\/linkrouter\/log$/);
    await link(page, /^Google Play/).click();
    expect((await counted).postDataJSON()).toMatchObject({
      destination: expect.stringMatching(/^https:\/\/play\.google\.com\//),
      metadata: { badge: "android" },
    });
    await expect(page).toHaveTitle("The shop");
  });

  test("/start knows who somebody is, and so does the sign-up it leads to", async ({ page }) => {
    await page.goto("/start?userType=clinician");
    await expect(page).toHaveURL(/\/download-clinician$/);
    // A page that is slow to load says that it is loading.
    const waited = Promise.withResolvers<void>();
    await page.route(/\/assets\/sign-up-[^/]+\.js$/, async (route) => {
      await waited.promise;
      await route.continue();
    });
    await link(page, "Sign Up").click();
    await expect(
      page.getByText("We're taking you to the correct location, please give us a moment."),
    ).toBeVisible();
    waited.resolve();
    await expect(page).toHaveURL(/\/signup\?userType=clinician/);
    await page.goto("/start?userType=robot");
    await expect(page).toHaveURL(/\/download$/);
  });

  test("who is signed in goes on without an app", async ({ openAs }) => {
    const page = await openAs("rosa", "/download");
    await expect(link(page, "Start practicing")).toHaveAttribute("href", "/do-therapy");
    await openAs("dana", "/download-clinician");
    await expect(link(page, "Go to my patients")).toHaveAttribute("href", "/dashboard");
    await expectAccessible(page);
  });
});

test.describe("talking to a therapist", () => {
  const subject = "Is there a therapist for you?";

  test("Tess comes from her mail, by keyboard, and asks for an appointment @long", async ({
    page,
  }) => {
    await openLetter(page, "tess@example.org", subject);
    await expectAccessible(page);
    await followLetter(page, "Find a therapist");
    await expect(heading(page, "Talk to a therapist")).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expect(page.getByLabel("Email")).toHaveCount(0);
    await expectAccessible(page);

    await tabTo(page, button(page, "Check Availability"));
    await page.keyboard.press("Enter");
    await expect(page.getByText("This is required.")).toBeVisible();
    await expect(page.getByRole("button", { name: /State/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "Alabama" })).toBeVisible();
    await page.keyboard.type("tex");
    await expect(page.getByRole("option", { name: "Texas" })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, button(page, "Check Availability"));
    await page.keyboard.press("Enter");

    await expect(heading(page, "Ask for an appointment")).toBeFocused();
    await expect(page.getByText("We will write to tess@example.org.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Phone number").fill("12");
    await tabTo(page, button(page, "Send"));
    await page.keyboard.press("Enter");
    const complaint = page.getByText("Please enter a valid phone number, e.g 123-456-7890");
    await expect(complaint).toBeVisible();
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Phone number").fill("123-456-7890");
    await tabTo(page, page.getByLabel("In the evening"));
    await page.keyboard.press("Space");
    await page.getByLabel("What should we know?").fill("My sister answers.");
    await tabTo(page, button(page, "Send"));
    await page.keyboard.press("Enter");

    await expect(heading(page, "We got your request")).toBeFocused();
    await expect(page.getByText("A therapist in Texas will contact you.")).toBeVisible();
    await expectAccessible(page);
    await openLetter(page, "tess@example.org", "We got your request for an appointment");
    await expect(page.getByText("Thank you for asking for a therapist in Texas.")).toBeVisible();
    await openLetter(page, "support@regain.example.org", "Somebody asked for a therapist in Texas");
    for (const told of ["tess@example.org", "123-456-7890", "Evenings", "My sister answers."])
      await expect(page.getByRole("cell", { name: told })).toBeVisible();
  });

  test("a visitor types an address; where there is nobody yet, the way goes on @long", async ({
    page,
  }) => {
    await page.goto("/therapist-consult");
    await button(page, "Check Availability").click();
    await expect(page.getByText("This is required.")).toHaveCount(2);
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Email").fill("visitor");
    await chooseState(page, "Ohio");
    await expect(page.getByText("Enter a valid email address.")).toBeVisible();
    await page.getByLabel("Email").fill("visitor@example.org");
    await button(page, "Check Availability").click();

    await expect(heading(page, "Not yet in Ohio")).toBeFocused();
    await expect(page.getByText("Our therapists are not yet available in Ohio.")).toBeVisible();
    await expect(link(page, "1-800-555-0142")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Choose another state").click();
    await expect(page.getByLabel("Email")).toHaveValue("visitor@example.org");
    await chooseState(page, "Florida");
    await page.getByLabel("Your name").fill("Val");
    await page.getByText("In the evening").click();
    await button(page, "Back").click();
    await chooseState(page, "Florida");
    await expect(page.getByLabel("Your name"), "nothing is typed twice").toHaveValue("Val");
    await expect(page.getByLabel("In the evening")).toBeChecked();
    await button(page, "Send").click();
    await expect(page.getByText("We will write to visitor@example.org")).toBeVisible();
  });

  test("a link that is none says so, and the page works without it", async ({ page }) => {
    await page.goto("/therapist-consult?token=rgl_nobody");
    await expect(heading(page, "We do not recognize this link.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await button(page, "Continue without the link").click();
    await expect(page.getByLabel("Email")).toBeVisible();
    await page.goto("/therapist-consult?token=something-else");
    await expect(heading(page, "We do not recognize this link.")).toBeVisible();
  });

  test("a link for another page opens nothing here", async ({ page }) => {
    await openLetter(page, "sam@example.org", subject);
    const address = await page
      .getByRole("link", { name: "Do not contact me anymore" })
      .getAttribute("href");
    await page.goto(address!.replace("/do-not-contact", "/therapist-consult"));
    await expect(heading(page, "We do not recognize this link.")).toBeVisible();
  });

  test("who is signed in is known", async ({ openAs }) => {
    const page = await openAs("rosa", "/therapist-consult");
    await expect(heading(page, "Talk to a therapist")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveCount(0);
    await chooseState(page, "New York");
    await expect(page.getByText("We will write to rosa@example.org.")).toBeVisible();
  });

  test.describe("with a scheduling widget", () => {
    let widget: Server;
    let asked: string[];
    test.beforeAll(async () => {
      asked = [];
      widget = createServer((request, response) => {
        asked.push(request.url ?? "");
        response.setHeader("content-type", "text/html");
        response.end(
          '<!doctype html><html lang="en"><title>Calendar</title><section aria-label="Days"><h2>Free days</h2></section></html>',
        );
      }).listen(0, "127.0.0.1");
      await once(widget, "listening");
    });
    test.afterAll(() => {
      widget.close();
    });

    test("the five states show it, and it is told the state alone @long", async ({ page }) => {
      const { port } = widget.address() as AddressInfo;
      const own = await startDemoServer(undefined, {
        SCHEDULING_WIDGET_URL: `http://127.0.0.1:${port}/regain`,
      });
      try {
        await page.goto(`${own.url}/therapist-consult`);
        await page.getByLabel("Email").fill("visitor@example.org");
        await chooseState(page, "California");
        await expect(heading(page, "Choose your appointment")).toBeFocused();
        const frame = page.frameLocator('iframe[title="Calendar"]');
        await expect(frame.getByRole("heading", { name: "Free days" })).toBeVisible();
        expect(asked).toEqual(["/regain?state=CA"]);
        await expectAccessible(page);
        await button(page, "Choose another state").click();
        await chooseState(page, "Utah");
        await expect(heading(page, "Not yet in Utah")).toBeVisible();
      } finally {
        await own.dispose();
      }
    });
  });
});

test.describe("not being contacted", () => {
  const path = "/do-not-contact";
  const footer = "Do not contact me anymore";

  test("Sam comes from his mail, by keyboard, and takes it back again", async ({ page }) => {
    await openLetter(page, "sam@example.org", "Is there a therapist for you?");
    await followLetter(page, footer);
    await expect(heading(page, "Do not contact me")).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expect(page.getByText("This is about emails to sam@example.org.")).toBeVisible();
    await expectAccessible(page);
    const box = page.getByLabel("Do not write to me anymore");
    await tabTo(page, button(page, "Confirm"));
    await page.keyboard.press("Enter");
    await expect(page.getByText("This is required.")).toBeVisible();
    await expect(box).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
    await tabTo(page, button(page, "Confirm"));
    await page.keyboard.press("Enter");

    await expect(heading(page, "We will not contact you")).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText("We will not write to sam@example.org anymore.")).toBeVisible();
    await tabTo(page, button(page, "Undo: write to me again"));
    await page.keyboard.press("Enter");
    await expect(page.getByText("We will write to you again.")).toBeVisible();
    await expect(heading(page, "Do not contact me")).toBeFocused();
    await expect(box).not.toBeChecked();
  });

  test("who has no account says it by the link of their invitation", async ({ page }) => {
    await openLetter(page, "june@example.org", "Your Regain account is waiting for you");
    await followLetter(page, footer);
    await page.getByText("Do not write to me anymore").click();
    await button(page, "Confirm").click();
    await expect(page.getByText("We will not write to june@example.org anymore.")).toBeVisible();
    await button(page, "Undo: write to me again").click();
    await expect(page.getByText("We will write to you again.")).toBeVisible();
  });

  test("without a link, or by one that is none, we say that we do not know whom to leave alone", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(heading(page, "We Couldn't Identify You")).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${path}?token=rgl_nobody`);
    await expect(page.getByText("This link is no longer valid.")).toBeVisible();
    await expectAccessible(page);
    await link(page, "Log In").click();
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdo-not-contact/);
  });

  test("a link for another page opens nothing here", async ({ page }) => {
    await openLetter(page, "tess@example.org", "Is there a therapist for you?");
    const address = await page.getByRole("link", { name: "Find a therapist" }).getAttribute("href");
    await page.goto(address!.replace("/therapist-consult", path));
    await expect(heading(page, "We Couldn't Identify You")).toBeVisible();
  });

  test("who is signed in says it for themselves, also after a bad link", async ({ openAs }) => {
    const page = await openAs("dana", path);
    await expect(page.getByText("This is about emails to dana@example.org.")).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${path}?token=rgl_nobody`);
    await button(page, "Continue with my account").click();
    await expect(page.getByText("This is about emails to dana@example.org.")).toBeVisible();
  });

  test("Sol, who has not set up the account, gets there and has no address", async ({ openAs }) => {
    const page = await openAs("sol", path);
    await expect(page).toHaveURL(/\/do-not-contact$/);
    await expect(page.getByText("There is no email address in your account.")).toBeVisible();
    await expectAccessible(page);
  });
});
