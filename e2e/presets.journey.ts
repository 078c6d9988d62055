import { listPresets } from "@regain/contract/calls/presets/list-presets";
import { button, homeworkOf, openEditor, personAt, rows } from "./support/homework-editor.ts";
import { ownServer } from "./support/own-server.ts";
import { sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: homework is changed here. */
const own = ownServer();

test("a preset is saved from a list, shared, used by a colleague, and changed by its author alone @long", async ({
  page,
  browser,
}) => {
  const rosa = await homeworkOf(own(), "rosa");
  const sam = await homeworkOf(own(), "sam");
  await openEditor(own(), page, "dana", sam.path);
  await button(page, "Presets").click();
  await page.getByRole("menuitem", { name: "Save as preset…" }).click();
  const naming = page.getByRole("dialog", { name: "Save as preset" });
  await button(naming, "Save preset").click();
  await expect(naming.getByText("Please give it a name.")).toBeVisible();
  await naming.getByLabel("Name of the preset").fill("Evening");
  await naming.getByText(/^Share with colleagues at Harbor/).click();
  await expectAccessible(page);
  await button(naming, "Save preset").click();
  await expect(page.getByText("The preset is saved.")).toBeVisible();

  const nils = await sessionOf(own(), "nils");
  expect((await nils.call(listPresets, { query: {} })).presets).toEqual([]);

  const mara = await personAt(browser, {});
  await openEditor(own(), mara.page, "mara", rosa.path);
  await button(mara.page, "Presets").click();
  await mara.page.getByRole("menuitem", { name: "Use a preset…" }).click();
  await expectAccessible(mara.page);
  await button(mara.page, "Replace the list with Evening").click();
  const names = await sam.names();
  await expect(rows(mara.page)).toHaveCount(names.length);
  await button(mara.page, "Save").click();
  await expect(mara.page.getByText("The homework is saved.")).toBeVisible();
  expect(await rosa.names()).toEqual(names);
  await mara.page.goto(`${own().url}/dashboard/presets`);
  await expect(mara.page.getByText("by Dana, changed")).toBeVisible();
  await expect(button(mara.page, "Change Evening")).toHaveCount(0);
  expect(mara.said).toEqual([]);
  await mara.page.context().close();

  await page.getByRole("link", { name: "Presets", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/presets$/);
  await expectAccessible(page);
  await button(page, "Change Evening").click();
  const change = page.getByRole("dialog", { name: "Change the preset" });
  await change.getByLabel("Name of the preset").fill("Morning");
  await button(change, `Delete ${names[0]!}`).click();
  await button(change, `Yes, delete ${names[0]!}`).click();
  await expectAccessible(page);
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/schedule/presets/*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await button(change, "Save").click();
  await change.getByLabel("Name of the preset").fill("Morning and noon");
  answer.resolve();
  await expect(page.getByText("The preset is saved.")).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole("heading", { name: "Morning", exact: true })).toBeAttached();
  await expect(change.getByLabel("Name of the preset")).toHaveValue("Morning and noon");
  await page.goBack();
  const leaving = page.getByRole("dialog", { name: "Save changes before exit?" });
  await button(leaving, "Keep editing").click();
  await change.getByLabel("Name of the preset").fill("Morning");
  await button(change, "Close").click();
  await expect(change).toHaveCount(0);
  await page.getByText(/^Shared with colleagues at Harbor/).click();
  const other = await sessionOf(own(), "mara");
  await expect
    .poll(async () =>
      (await other.call(listPresets, { query: {} })).presets.map(({ name }) => name),
    )
    .toEqual([]);
  await button(page, "Delete Morning").click();
  await button(page.getByRole("dialog", { name: "Delete “Morning”?" }), "Delete").click();
  await expect(page.getByText("No presets yet")).toBeVisible();
  await expectAccessible(page);
});
