import { endOtherSessions } from "@regain/contract/calls/account/end-other-sessions";
import type { Locator } from "@playwright/test";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { generateSchedule } from "@regain/contract/calls/schedule/generate-schedule";
import type { NewScheduleLine } from "@regain/contract/entities/schedule";
import { heardFaults } from "./support/heard-faults.ts";
import { button, homeworkOf, openEditor, personAt, row, rows } from "./support/homework-editor.ts";
import { pressAgain, pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { ownServer } from "./support/own-server.ts";
import { pressUntil } from "./support/press-until.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: homework is changed here. */
const own = ownServer();

test("Dana finds Rosa among her patients and changes her homework in 6 actions @long", async ({
  page,
}) => {
  const rosa = await homeworkOf(own(), "rosa");
  const [first] = (await rosa.read()).scheduledTaskTypes;
  await signInBrowser(page, own(), "dana");
  await page.goto(`${own().url}/dashboard`);
  // A first visit begins with the brochure.
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  let actions = 0;
  const press = async (target: Locator) => {
    actions++;
    await target.click();
  };
  await press(button(page, /^Details of rosa/i));
  await press(button(page, "Modify schedule"));
  const dialog = page.getByRole("dialog", { name: "Modify Patient's Homework Schedule" });
  await expect(dialog.getByText("Rosa", { exact: true })).toBeVisible();
  await expect(button(dialog, "Save")).toBeDisabled();
  await expectAccessible(page);
  await press(button(dialog, `Adjust ${first!.displayName}`));
  const times = dialog.getByRole("textbox", { name: "Times, up to 25" });
  await times.fill("12");
  actions++;
  await press(button(dialog, "Update"));
  await press(button(dialog, "Save"));
  const message = page.getByText("The homework is saved.");
  await expect(message).toBeVisible();
  expect(actions).toBe(6);
  // On top of the dialog, not behind it; exposed to screen readers too; closing it leaves the dialog open.
  const isReached = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top) && !element.closest("[inert], [aria-hidden=true]");
  };
  expect(await message.evaluate(isReached)).toBe(true);
  await button(dialog, "Close").focus();
  await button(page, "Close this message").click();
  await expect(message).toBeHidden();
  await expect(button(dialog, "Close")).toBeFocused();
  await expect(button(dialog, "Save")).toBeDisabled();
  expect((await rosa.read()).scheduledTaskTypes[0]).toMatchObject({
    taskTypeId: first!.taskTypeId,
    taskCount: 12,
    taskLevel: first!.taskLevel,
  });
  await button(dialog, "Close").click();
  await expect(dialog).toBeHidden();
});

test("every state of the editor: added, moved, adjusted, deleted, discarded, asked before exit @long", async ({
  page,
}) => {
  const sam = await homeworkOf(own(), "sam");
  const before = await sam.names();
  await openEditor(own(), page, "dana", sam.path);
  const save = button(page, "Save");

  const groups = page.getByRole("heading", { level: 3 }).locator("button[aria-expanded]");
  const open = await groups.evaluateAll((all) => all.map(({ ariaExpanded }) => ariaExpanded));
  expect(new Set(open), "every group is open from the start").toEqual(new Set(["true"]));
  await page.getByRole("searchbox", { name: "Search exercises" }).fill("clock");
  await button(page, "Add Clocks").click();
  await expect(row(page, "Clocks")).toContainText("Level 1 of 8");
  await expect(row(page, "Clocks")).toContainText("10 times");
  await expect(button(page, "Clocks is in the list")).toBeVisible();
  await button(page, "Move Clocks up").click();
  await expect(rows(page).nth(before.length - 1)).toContainText("Clocks");

  await button(page, "Adjust Clocks").click();
  await button(row(page, "Clocks"), /Increase Level/).click();
  await expect(row(page, "Clocks").getByText("Update?")).toBeVisible();
  await row(page, "Clocks").getByText("Limits").click();
  await button(row(page, "Clocks"), /Highest level/).click();
  await page.getByRole("option", { name: "Level 4" }).click();
  await expectAccessible(page);
  await button(row(page, "Clocks"), "Discard").click();
  await expect(row(page, "Clocks")).toContainText("Level 1 of 8");

  await button(page, `Delete ${before[0]!}`).click();
  await expect(row(page, before[0]!).getByText("Delete?")).toBeVisible();
  await expectAccessible(page);
  await button(page, `No, keep ${before[0]!}`).click();
  await expect(button(page, `Delete ${before[0]!}`)).toBeFocused();
  await button(page, `Delete ${before[0]!}`).click();
  await button(page, `Yes, delete ${before[0]!}`).click();
  await expect(row(page, before[0]!)).toHaveCount(0);
  await button(page, "Discard changes").click();
  await expect(rows(page)).toHaveCount(before.length);
  await expect(save).toBeDisabled();

  await page.getByRole("searchbox", { name: "Search exercises" }).fill("money");
  await button(page, "Add Money").dragTo(rows(page).first(), { targetPosition: { x: 60, y: 4 } });
  await expect(rows(page).first()).toContainText("Money");
  await rows(page)
    .first()
    .getByText("Money")
    .dragTo(rows(page).nth(1), {
      targetPosition: { x: 60, y: 50 },
    });
  await expect(rows(page).nth(1)).toContainText("Money");

  await button(page, "Close").click();
  const question = page.getByRole("dialog", { name: "Save changes before exit?" });
  await expectAccessible(page);
  await button(question, "Keep editing").click();
  await page.getByRole("link", { name: "Regain" }).first().click();
  await expect(question).toBeVisible();
  // Whoever gets no answer presses once more, and hears that it is saved.
  await loseAnswer(page, "**/api/patient/*/schedule/add");
  await button(question, "OK").click();
  await expect(question.getByRole("alert")).toContainText("There is no connection right now.");
  await pressAgain(button(question, "OK"));
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("The homework is saved.")).toBeVisible();
  expect(await sam.names()).toEqual([before[0], "Money", ...before.slice(1)]);
});

test("what is changed while a save is under way stays, and is saved by the next @long", async ({
  page,
}) => {
  const sam = await homeworkOf(own(), "sam");
  const before = await sam.names();
  await openEditor(own(), page, "dana", sam.path);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/schedule/add*", async (route) => {
    await held;
    await route.continue();
  });
  const search = page.getByRole("searchbox", { name: "Search exercises" });
  const saved = page.getByText("The homework is saved.");
  await search.fill("clock");
  await button(page, "Add Clocks").click();
  await button(page, "Save").click();
  await expect(button(page, "Discard changes")).toBeDisabled();

  await search.fill("calendar");
  await button(page, "Add Calendar").click();
  await button(page, "Adjust Clocks").click();
  const times = row(page, "Clocks").getByRole("textbox", { name: "Times, up to 25" });
  await times.fill("12");
  // Leaving waits for the answer, and anyone who chooses to stay is not taken away when it arrives.
  await button(page, "Close").click();
  await button(page.getByRole("dialog"), "Keep editing").click();
  letGo();
  await expect(saved).toBeVisible();
  await expect.poll(() => sam.names()).toEqual([...before, "Clocks"]);
  await expect(row(page, "Calendar")).toHaveCount(1);
  await expect(times).toHaveValue("12");

  await button(page, "Save").click();
  await expect(button(page, "Save")).toBeDisabled();
  expect(await sam.names()).toEqual([...before, "Clocks", "Calendar"]);
  const { scheduledTaskTypes } = await sam.read();
  expect(scheduledTaskTypes.at(-2)).toMatchObject({ displayName: "Clocks", taskCount: 12 });
});

test("two clinicians save at once: the second is told by whom, and loses nothing @long", async ({
  page,
  browser,
}) => {
  const rosa = await homeworkOf(own(), "rosa");
  const mara = await personAt(browser, {});
  await openEditor(own(), page, "dana", rosa.path);
  await openEditor(own(), mara.page, "mara", rosa.path);
  const before = await rosa.names();

  await mara.page.getByRole("searchbox", { name: "Search exercises" }).fill("clock");
  await button(mara.page, "Add Clocks").click();
  await button(mara.page, "Save").click();
  await expect(mara.page.getByText("The homework is saved.")).toBeVisible();
  await expect(mara.page.getByText(/^Last changed by Mara on /)).toBeVisible();

  await page.getByRole("searchbox", { name: "Search exercises" }).fill("calendar");
  await button(page, "Add Calendar").click();
  await button(page, `Delete ${before[0]!}`).click();
  await button(page, `Yes, delete ${before[0]!}`).click();
  await expect(row(page, before[0]!)).toHaveCount(0);
  await button(page, "Save").click();
  const told = page.getByRole("dialog", { name: "Mara saved this homework before you" });
  await expect(told.getByText("Added: Clocks")).toBeVisible();
  await expectAccessible(page);
  await button(told, "Keep mine").click();
  await expect(row(page, "Clocks")).toHaveCount(1);
  await expect(row(page, "Calendar")).toHaveCount(1);
  await button(page, "Save").click();
  await expect(page.getByText("The homework is saved.")).toBeVisible();
  expect(await rosa.names()).toEqual([...before.slice(1), "Clocks", "Calendar"]);

  // Now Mara is second, and prefers the saved version.
  await button(mara.page, "Move Clocks up").click();
  await button(mara.page, "Save").click();
  const other = mara.page.getByRole("dialog", { name: "Dana saved this homework before you" });
  await button(other, "Use theirs").click();
  await expect(button(mara.page, "Save")).toBeDisabled();
  await expect(row(mara.page, "Calendar")).toHaveCount(1);
  await expect(mara.page.getByText(/^Last changed by Dana on /)).toBeVisible();
  expect(mara.said).toEqual([]);
  await mara.page.context().close();
});

test("who logs out or another person signs in: an unsaved list is neither shown to them nor saved in their name @long", async ({
  page,
}) => {
  const rosa = await homeworkOf(own(), "rosa");
  const change = async () => {
    await openEditor(own(), page, "dana", rosa.path);
    await button(page, /^Delete /)
      .first()
      .click();
    await button(page, /^Yes, delete /).click();
    await expect(button(page, "Save")).toBeEnabled();
  };
  const other = await page.context().newPage();

  await change();
  await other.goto(`${own().url}/logout`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("dialog")).toBeHidden();

  // The question is open when someone else signs in over them.
  await change();
  await page.getByRole("link", { name: "Regain" }).first().click();
  await expect(page.getByRole("dialog", { name: "Save changes before exit?" })).toBeVisible();
  const { token } = await sessionOf(own(), "mara");
  await other.evaluate((value) => localStorage.setItem("accessToken", value), token);
  await expect(button(page, "Mara")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  // In between, nothing is sent in the other person's name.
  await change();
  await page.evaluate((value) => localStorage.setItem("accessToken", value), token);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await button(page, "Save").click();
  const { "access-token": sentWith } = (await sent).headers();
  expect(sentWith).not.toBe(token);
  await other.close();
});

test("all sessions are ended elsewhere: an unsaved list does not keep the page from the login @long", async ({
  page,
}) => {
  const rosa = await homeworkOf(own(), "rosa");
  await openEditor(own(), page, "dana", rosa.path);
  await button(page, /^Delete /)
    .first()
    .click();
  await button(page, /^Yes, delete /).click();
  const { call, user } = await sessionOf(own(), "dana");
  await call(endOtherSessions, { params: { userId: user.userId } });
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/login/);
  await expect(
    page.getByText("Your session has ended. Please log in again.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  // The same person finds it as it was left after logging in again, even after a reload; nobody else does.
  const back = page.getByText(/^Your earlier changes are here again\./);
  await openEditor(own(), page, "mara", rosa.path);
  await expect(button(page, "Save")).toBeDisabled();
  await expect(back).toBeHidden();
  await openEditor(own(), page, "dana", rosa.path);
  await expect(back).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await button(page, "Save").click();
  await expect(page.getByText("The homework is saved.")).toBeVisible();
  await expect(back).toBeHidden();
  await page.reload();
  await expect(button(page, "Save")).toBeDisabled();
  await expect(back).toBeHidden();
});

test("before the choice of cookies, wherever the page stands, nothing lies over Save", async ({
  page,
}) => {
  const sam = await homeworkOf(own(), "sam");
  await openEditor(own(), page, "dana", sam.path);
  await expect(page.getByRole("region", { name: "Cookies" })).toBeAttached();
  for (const viewport of [
    { width: 1180, height: 820 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const covers = await button(page, "Save").evaluate(async (save) => {
      const found = new Set<string>();
      const drawn = () => new Promise((done) => requestAnimationFrame(done));
      const last = () => document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top <= last(); top += 40) {
        scrollTo({ top });
        await drawn();
        await drawn();
        const { left, right, top: upper, bottom } = save.getBoundingClientRect();
        for (const x of [left + 8, right - 8])
          for (const y of [upper + 8, bottom - 8]) {
            const seen = document.elementFromPoint(x, y);
            if (seen && !save.contains(seen)) found.add(`at ${top}: ${seen.textContent}`);
          }
      }
      return [...found];
    });
    expect(covers).toEqual([]);
    await expect(button(page, "Back to Top"), "it was scrolled far enough").toBeVisible();
  }
});

test("with the keyboard alone @long", async ({ page }) => {
  const sam = await homeworkOf(own(), "sam");
  const before = await sam.names();
  await openEditor(own(), page, "dana", sam.path);
  await tabTo(page, page.getByRole("searchbox", { name: "Search exercises" }));
  await page.keyboard.type("same or different");
  await pressByKeyboard(page, button(page, "Add Same or different sounds"));
  const handle = button(page, /^Move Same or different sounds, /);
  await tabTo(page, handle);
  for (let step = 0; step < before.length; step++) await page.keyboard.press("ArrowUp");
  await expect(rows(page).first()).toContainText("Same or different sounds");
  await expect(handle).toBeFocused();
  await pressByKeyboard(page, button(page, "Adjust Same or different sounds"));
  await expect(page.getByRole("textbox", { name: /^Level, up to/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(button(page, "Adjust Same or different sounds")).toBeFocused();
  await expect(row(page, "Same or different sounds")).toContainText("Level 2 of");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /^Level, up to/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Adjust Same or different sounds")).toBeFocused();
  await pressByKeyboard(page, button(page, `Delete ${before[0]!}`));
  await page.keyboard.press("Enter");
  await expect(row(page, before[0]!)).toHaveCount(0);
  await pressByKeyboard(page, button(page, "Save"));
  await expect(page.getByText("The homework is saved.")).toBeVisible();
  // There is nothing left to save, but the focus does not jump to the start of the page.
  await expect(button(page, "Save")).toBeDisabled();
  await expect(button(page, "Save")).toBeFocused();
  await page.keyboard.press("Enter");
  const { scheduledTaskTypes } = await sam.read();
  expect(scheduledTaskTypes.map(({ displayName }) => displayName)).toEqual([
    "Same or different sounds",
    ...before.slice(1),
  ]);
  expect(scheduledTaskTypes[0]).toMatchObject({ taskLevel: 2 });
});

for (const [name, viewport] of [
  ["a tablet upright", { width: 820, height: 1180 }],
  ["a telephone", { width: 390, height: 844 }],
] as const)
  test(`by touch on ${name}: All Tasks, several at once @long`, async ({ browser }) => {
    const mona = await homeworkOf(own(), "mona");
    const before = await mona.names();
    const { page, said } = await personAt(browser, { viewport, hasTouch: true, isMobile: true });
    await openEditor(own(), page, "dana", mona.path);
    await button(page, "All Tasks").tap();
    await expect(button(page, "Back").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("searchbox", { name: "Search exercises" }).fill("hidden");
    await page.getByText("Hidden figures").tap();
    await button(page, "Add 1 task").waitFor();
    await page.getByRole("searchbox", { name: "Search exercises" }).fill("map");
    await page.getByText("Read the map").tap();
    await button(page, "Add 2 tasks").tap();
    await expect(rows(page)).toHaveCount(before.length + 2);
    await button(page, "Move Read the map up").tap();
    await button(page, "Save").tap();
    await expect(page.getByText("The homework is saved.")).toBeVisible();
    expect(await mona.names()).toEqual([...before, "Read the map", "Hidden figures"]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    // Anyone who leaves while looking for more exercises is asked there.
    await button(page, "Move Read the map up").tap();
    await button(page, "All Tasks").tap();
    await expect(page.getByRole("heading", { name: "All Tasks" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rows(page)).toHaveCount(before.length + 2);
    await button(page, "All Tasks").tap();
    await page.getByRole("link", { name: "My patients" }).first().tap();
    await expect(page.getByText("Save changes before exit?")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Keep editing").tap();
    await button(page, "Back").first().tap();
    await button(page, "Discard changes").tap();
    await button(page, "Delete Read the map").tap();
    await button(page, "Yes, delete Read the map").tap();
    await button(page, "Delete Hidden figures").tap();
    await button(page, "Yes, delete Hidden figures").tap();
    await button(page, "Save").tap();
    await expect.poll(() => mona.names()).toEqual(before);
    expect(said).toEqual([]);
    await page.context().close();
  });

test("what is wrong is refused by its code, and nothing is half saved", async () => {
  const { id, call, read } = await homeworkOf(own(), "rosa");
  const before = await read();
  const beside = before.otherLevels.map(({ taskTypeId }) => taskTypeId);
  expect(beside, "in the catalogue's order").toEqual(beside.toSorted((a, b) => a - b));
  const send = (version: number, ...lines: NewScheduleLine[]) =>
    call(addSchedule, {
      params: { id },
      body: { version, scheduledTaskTypes: [{ taskTypeId: 1, taskCount: 2 }, ...lines] },
    });
  const line = { taskTypeId: 33, taskCount: 5 };
  const now = before.version;
  const refused = (call_: Promise<unknown>, status: number, code: string) =>
    expect(call_).rejects.toMatchObject({ status, code });
  await refused(send(now, { ...line, taskTypeId: 999 }), 422, "unknown-task-type");
  await refused(send(now, { ...line, taskLevel: 13 }), 422, "level-out-of-range");
  await refused(send(now, { ...line, taskCount: 0 }), 400, "malformed-request");
  await refused(send(now, { ...line, taskCount: 26 }), 400, "malformed-request");
  await refused(send(now, line, line), 422, "task-twice");
  await refused(send(now - 1, line), 409, "stale-version");
  const nils = await sessionOf(own(), "nils");
  await refused(nils.call(generateSchedule, { params: { id } }), 404, "not-found");
  expect(await read()).toEqual(before);
});

test("a preview plays an exercise at any level, and leaves nothing behind @long", async ({
  page,
}) => {
  const sam = await homeworkOf(own(), "sam");
  await openEditor(own(), page, "dana", sam.path);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole("searchbox", { name: "Search exercises" }).fill("name the picture");
  await button(page, "Preview Name the picture").click();
  const dialog = page.getByRole("dialog", { name: "Preview: Name the picture" });
  await expect(dialog.getByText("What you record stays in this browser.")).toBeVisible();
  await button(dialog, "Record").click();
  await pressUntil(button(dialog, "Stop"), button(dialog, "Replay"));
  await expect(button(dialog, "Try again")).toBeVisible();
  await pressUntil(button(dialog, "Mark correct"), dialog.getByText("That is right."));
  await expectAccessible(page);
  await button(dialog, "Close").click();

  await page.getByRole("searchbox", { name: "Search exercises" }).fill("arithmetic");
  await button(page, "Preview Arithmetic").click();
  const sums = page.getByRole("dialog", { name: "Preview: Arithmetic" });
  const level = sums.getByRole("textbox", { name: "Level, up to 12" });
  await level.fill("12");
  await level.press("Enter");
  await expect(button(sums, "Another item")).toBeVisible();
  const lowerEdge = async (of: Locator) => {
    const box = (await of.boundingBox())!;
    return box.y + box.height;
  };
  // The dialog grows with the item that is loading.
  await expect
    .poll(
      async () =>
        Math.abs((await lowerEdge(button(sums, "Another item"))) - (await lowerEdge(level))),
      "the button stands on the line of the field beside it",
    )
    .toBeLessThan(4);
  await button(sums, "Another item").click();
  await expect(sums.getByRole("heading", { level: 1 })).toBeVisible();
  await button(sums, "Close").click();
  expect(sent.filter((one) => !one.includes("/event/log/"))).toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases).toEqual([]);
});

test("what the results speak for is suggested with its reason, and can be taken", async ({
  page,
}) => {
  const mona = await homeworkOf(own(), "mona");
  await openEditor(own(), page, "dana", mona.path);
  const suggestion = page.getByRole("listitem").filter({ hasText: "has been practiced yet." });
  await expect(suggestion).toBeVisible();
  await expect.poll(() => heardFaults(page), "what folds away has a name").toEqual([]);
  const add = suggestion.getByRole("button", { name: /^Add .* as suggested$/ });
  const name = /^Add (.*) as suggested$/.exec((await add.getAttribute("aria-label"))!)![1]!;
  await add.click();
  await expect(row(page, name)).toBeVisible();
  await expect(suggestion).toHaveCount(0);
});
