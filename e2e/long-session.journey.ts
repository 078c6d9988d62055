import { startSession } from "@regain/contract/calls/session/start-session";
import { assignHomework } from "./support/homework.ts";
import { byClick, goOn, solveTask } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { type Held, watchGrowth } from "./support/watch-growth.ts";

const line = (typeId: number, taskCount: number) => ({ typeId, taskCount, taskLevel: 1 });

/** 60 items; whenever the page is measured, a question with a few choices is on the screen. */
const homework = [
  { exercise: "written word to picture", ...line(26, 16) },
  { exercise: "name the picture", ...line(51, 3) },
  { exercise: "match the shape", ...line(19, 12) },
  { exercise: "find the same symbols", ...line(7, 4) },
  { exercise: "arithmetic", ...line(33, 10) },
  { exercise: "what comes next", ...line(18, 15) },
];
const weighedAfter = [10, 30, 60];

/** What fifty items may leave behind, generously. */
const mayGrow = { heapBytes: 2_500_000, nodes: 400, listeners: 40 };

const shown = ({ heapBytes, nodes, listeners, timers, liveTracks }: Held) =>
  `${(heapBytes / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners, ${timers} timers, ${liveTracks} microphones`;

test("the sixtieth item of a session weighs no more than the tenth", async ({
  page,
  ownServer,
}) => {
  await assignHomework(ownServer, { rosa: homework });
  await hurryVoice(page);
  const weigh = await watchGrowth(page);
  const { user } = await signInBrowser(page, ownServer, "rosa");
  await page.goto(`${ownServer.url}/do-therapy`);
  await page
    .getByRole("button", { name: /Start|practice/ })
    .first()
    .click();
  const { call } = await sessionOf(ownServer, "rosa");
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  expect(tasks).toHaveLength(60);

  const weighed: Held[] = [];
  for (const [index, task] of tasks.entries()) {
    await solveTask(page, task, byClick);
    if (weighedAfter.includes(index + 1)) {
      // Feedback is highlighted for a while; the answer is being sent.
      await expect(page.locator("[data-result][data-settled]")).toBeVisible();
      const held = await weigh();
      console.log(`after ${index + 1} items: ${shown(held)}`);
      weighed.push(held);
    }
    if (index + 1 < tasks.length) await goOn(page, byClick);
  }

  const [tenth, , last] = weighed as [Held, Held, Held];
  for (const what of ["heapBytes", "nodes", "listeners"] as const)
    expect(last[what] - tenth[what], what).toBeLessThan(mayGrow[what]);
  expect(last.liveTracks, "no microphone is open").toBe(0);
  await expect
    .poll(async () => (await weigh()).timers, "no timer is left over")
    .toBeLessThanOrEqual(tenth.timers);
});
