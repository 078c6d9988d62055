import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { startSession } from "@regain/contract/calls/session/start-session";
import { assignHomework } from "./support/homework.ts";
import { untilUsable } from "./support/keyboard.ts";
import { ownServer } from "./support/own-server.ts";
import { pressUntil } from "./support/press-until.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const own = ownServer();
/** Written word to picture, at a level with three of them. */
const line = { typeId: 26, taskCount: 1, taskLevel: 2 };

test.use({ viewport: { width: 390, height: 844 } });

test("what was chosen says so in one line below its picture, three to a row on a phone", async ({
  page,
}) => {
  await assignHomework(own(), { mona: [line] });
  const { call, user } = await signInBrowser(page, own(), "mona");
  const params = { id: user.userId };
  await call(deferAssessment, { params, body: {} });
  await page.goto(`${own().url}/do-therapy`);
  await page.getByRole("main").getByRole("button").first().click();
  const start = page.getByRole("button", { name: "Start", exact: true });
  await start.waitFor();
  const { tasks } = await call(startSession, {
    params: { ...params, kind: "SCHEDULED" },
    query: {},
  });
  const view = tasks[0]!.taskView;
  if (view.templateName !== "MultipleChoice") throw new Error("pictures are chosen here");
  const [{ choices, answer } = { choices: [], answer: null }] = view.questions;
  expect(choices).toHaveLength(3);
  const wrong = choices.findIndex(({ id }) => id !== answer);
  await start.click();
  const card = page.getByRole("group", { name: "Choices" }).getByRole("button").nth(wrong);
  await expect(card).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  const sign = card.getByText("You chose this");
  await pressUntil(card, sign);
  const [said, picture] = [
    (await sign.boundingBox())!,
    (await card.locator("img, svg").first().boundingBox())!,
  ];
  const fontSize = await sign.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(said.height, "one line").toBeLessThan(2 * fontSize);
  expect(fontSize, "of letters that can be read").toBeGreaterThan(13);
  expect(said.y, "below the picture").toBeGreaterThanOrEqual(picture.y + picture.height - 2);
});
