import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { assignHomework } from "./homework.ts";
import type { RunningServer } from "./server.ts";
import { signInBrowser } from "./sign-in.ts";
import { keepSettings, type SwitchSettings } from "./switches.ts";

interface OpenedItem {
  readonly typeId: number;
  readonly taskLevel: number;
  readonly settings?: SwitchSettings;
}

/** Gives Rosa one item of this exercise, opens her practice with a finger, and goes to the item. */
export async function openItem(
  page: Page,
  server: RunningServer,
  { typeId, taskLevel, settings = {} }: OpenedItem,
) {
  await assignHomework(server, { rosa: [{ typeId, taskCount: 1, taskLevel }] });
  const { call, user } = await signInBrowser(page, server, "rosa");
  await keepSettings(page, user.userId, settings);
  await page.goto(`${server.url}/do-therapy`);
  await page.getByRole("main").getByRole("button").first().tap();
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  const params = { id: user.userId, kind: "SCHEDULED" } as const;
  const [task] = (await call(startSession, { params, query: {} })).tasks;
  if (!task) throw new Error("one item was given");
  await page.getByRole("heading", { level: 1, name: task.taskView.instructions.text }).waitFor();
  return { task, user };
}
