import type { Page } from "@playwright/test";
import { loaded } from "./support/loaded.ts";
import { noteAddresses } from "./support/note-addresses.ts";
import { paperFaults, sheets } from "./support/paper-faults.ts";
import { sessionOf } from "./support/sign-in.ts";
import { keepSettings } from "./support/switches.ts";
import { expect, test } from "./support/test.ts";

interface Noting {
  notePrinted(): Promise<void>;
}

/**
 * The headings on the next printout. The page draws what it prints when it hears of printing: we listen
 * only once it asks to print, after every earlier listener.
 */
const nextPaper = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { print: hand } = window;
        let words: string[] = [];
        const read = () => {
          const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2)")];
          words = headings.map(({ innerText }) => innerText);
        };
        window.print = () => {
          window.print = hand;
          addEventListener("beforeprint", read, { once: true });
          addEventListener("afterprint", () => resolve(words), { once: true });
          hand();
        };
      }),
  );

/**
 * Presses the print button and lets the browser print: that blocks the page, which emulating print media
 * does not.
 * @returns the headings on the printout
 */
async function print(page: Page, name: string): Promise<string[]> {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeVisible();
  const paper = nextPaper(page);
  await button.click();
  return paper;
}

test("what is printed stays on the screen, and paper has all of it @long", async ({
  openAs,
  server,
}) => {
  const { userId } = (await sessionOf(server, "rosa")).user;
  const patient = `/dashboard/patient/${userId}`;
  const page = await openAs("dana", `${patient}/report`);
  const heading = page.getByRole("heading", { level: 1 });
  const parts = ["Skill areas", "Tasks", "Assessments"];

  expect(await print(page, "Print")).toEqual(expect.arrayContaining(parts));
  await expect(heading).toHaveText("Performance Summary");
  await print(page, "Print Chart");
  await expect(page.getByRole("tab", { name: "Skill areas", selected: true })).toBeVisible();
  await page.getByRole("tab", { name: "Tasks" }).click();
  expect(await print(page, "Print")).toEqual(expect.arrayContaining(parts));
  await expect(page.getByRole("tab", { name: "Tasks", selected: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Skill areas" })).toHaveCount(0);

  for (const place of ["detailed-performance", "calendar"]) {
    await page.goto(`${patient}/${place}`);
    await expect(heading).toBeVisible();
    const before = await heading.innerText();
    await print(page, "Print");
    await expect(heading).toHaveText(before);
  }
});

test("who prints before all has come gets the whole page, once, and nothing of a page that was left", async ({
  openAs,
  server,
}) => {
  const { userId } = (await sessionOf(server, "rosa")).user;
  const patient = `/dashboard/patient/${userId}`;
  const page = await openAs("dana", "/healthz");
  let printed = 0;
  await page.exposeFunction("notePrinted", () => (printed += 1));
  await page.addInitScript(() =>
    addEventListener("beforeprint", () => void (window as unknown as Noting).notePrinted()),
  );
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/calendar\?/, async (route) => {
    await held;
    await route.continue();
  });
  const button = page.getByRole("button", { name: "Print", exact: true });

  await page.goto(`${patient}/calendar`);
  await button.click();
  await page.getByRole("link", { name: "Detailed Performance" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Detailed Performance");
  await page.goBack();
  await button.click();
  const paper = nextPaper(page);
  await button.click();
  // After each painting the page looks for what is still to come.
  await page.evaluate(async () => {
    for (let painted = 0; painted < 10; painted++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  expect(printed).toBe(0);
  letCome();
  expect((await paper).length).toBeGreaterThan(1);
  await loaded(page);
  expect(printed).toBe(1);
});

/** What is printed, by the person who prints it; `ROSA` stands for her id. */
const printed = {
  rosa: ["report", "detailed-performance", "calendar"].map((page) => `/dashboard/${page}`),
  dana: ["report", "detailed-performance", "calendar", "notes"].map(
    (page) => `/dashboard/patient/ROSA/${page}`,
  ),
  greta: ["audit", "usage"].map((page) => `/enterprise-dashboard/${page}`),
} as const;

for (const who of ["rosa", "dana", "greta"] as const)
  test(`what ${who} prints is read in black and white, on Letter and on A4, also from a dark screen @long`, async ({
    page,
    openAs,
    server,
  }) => {
    const { user } = await sessionOf(server, who);
    const rosa = (await sessionOf(server, "rosa")).user.userId;
    await openAs(who, "/healthz");
    await keepSettings(page, user.userId, { colourScheme: "dark" });
    const notes = Object.values(await noteAddresses(server)).map(
      (note) => `/dashboard/patient/ROSA/${note}`,
    );
    for (const address of [...printed[who], ...(who === "dana" ? notes : [])]) {
      await page.emulateMedia({ media: "screen" });
      await page.goto(address.replace("ROSA", rosa));
      await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
      await loaded(page);
      for (const sheet of Object.keys(sheets) as (keyof typeof sheets)[])
        await expect.poll(() => paperFaults(page, sheet), address).toEqual([]);
    }
  });
