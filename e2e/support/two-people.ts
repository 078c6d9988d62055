import type { Page } from "@playwright/test";
import type { InputKind } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { allowPassingOver } from "./forward-clock.ts";
import type { Places } from "./place-faults.ts";
import { hurryVoice } from "./quick-voice.ts";
import type { RunningServer } from "./server.ts";
import { clientOf, signInBrowser } from "./sign-in.ts";
import { type StoredAnswer, storedAnswers } from "./stored-answers.ts";
import { expect, hear, test as base } from "./test.ts";
import { byKeyboardAlone, byTouchAlone, type Way } from "./ways.ts";

export { expect };

/** Someone at their own screen, for as long as the worker lives. */
export interface Person {
  readonly way: Way;
  readonly page: Page;
  readonly patientId: string;
  readonly call: ReturnType<typeof clientOf>;
  /** What they have answered so far, by the result's uuid. */
  readonly answered: Map<string, { readonly taskType: string; readonly view: TaskView }>;
  /** Where the permanent parts of the screen were in the first exercise, by name. */
  readonly places: Places;
  /** What the browser has logged since it was last checked. */
  readonly said: string[];
}

/** Patients who have not practiced yet. */
const usernames = { keyboard: "mona", touch: "wim" } as const;

/** Typing counts as keys, on touch screens too; moves without a place on the screen have no input. */
const mayBe = (view: TaskView, input: InputKind): ReadonlySet<InputKind | undefined> =>
  new Set([
    undefined,
    view.templateName === "Production" && view.response === "typed" ? "key" : input,
  ]);

function faultsOf(answer: StoredAnswer | undefined, view: TaskView, input: InputKind): string[] {
  if (!answer) return ["is not stored"];
  const allowed = mayBe(view, input);
  const inputs = answer.events.map((event) => event.input);
  return [
    ...(answer.result === "correct" && answer.accuracy === 100 ? [] : [`is ${answer.result}`]),
    ...(answer.score_differs ? ["was scored otherwise by the player"] : []),
    ...(inputs.every((one) => allowed.has(one)) ? [] : [`came by ${inputs.join(", ")}`]),
    ...(inputs.some((one) => one !== undefined) ? [] : ["does not say how it came"]),
  ];
}

/** Checks what is stored of everything that was played, once the server has stopped. */
async function expectStored(server: RunningServer, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ patientId }) => patientId);
  const stored = new Map((await storedAnswers(server, ids)).map((answer) => [answer.uuid, answer]));
  const faults = people.flatMap(({ way, answered }) =>
    [...answered].flatMap(([uuid, { taskType, view }]) =>
      faultsOf(stored.get(uuid), view, way.input).map(
        (fault) => `${taskType} by ${way.name} ${fault}`,
      ),
    ),
  );
  expect(faults, "every right answer is stored as one, with how it was given").toEqual([]);
}

/** Two people side by side on one server: one has only a keyboard, the other only a finger on a phone. */
export const test = base.extend<object, { readonly people: readonly Person[] }>({
  people: [
    async ({ browser, servers }, use) => {
      const server = await servers.shared();
      const people: Person[] = [];
      for (const way of [byKeyboardAlone, byTouchAlone]) {
        const context = await browser.newContext({
          ...way.device,
          baseURL: server.url,
          locale: "en-US",
          timezoneId: "America/New_York",
          permissions: ["microphone"],
        });
        const page = await context.newPage();
        await hurryVoice(page);
        await allowPassingOver(page);
        const said = hear(page);
        const { call, user } = await signInBrowser(page, server, usernames[way.name]);
        await page.goto("/do-therapy");
        people.push({
          way,
          page,
          call,
          patientId: user.userId,
          answered: new Map(),
          places: new Map(),
          said,
        });
      }
      await use(people);
      for (const { page } of people) await page.context().close();
      await expectStored(server, people);
    },
    { scope: "worker", timeout: 660_000 },
  ],

  quietConsole: async ({ people }, use) => {
    await use();
    for (const { way, said } of people)
      expect(said.splice(0), `the browser's console stays quiet by ${way.name}`).toEqual([]);
  },
});
