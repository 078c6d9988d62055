import { english } from "@regain/content/en/content";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { therapySession } from "@regain/contract/entities/session";
import type { TaskType } from "@regain/therapy/task-type";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { itemFaults } from "./support/item-faults.ts";
import { placeFaults } from "./support/place-faults.ts";
import { goOn, solveTask } from "./support/play.ts";
import { expect, type Person, test } from "./support/two-people.ts";

test.describe.configure({ mode: "parallel" });
test.use({ screenshot: "only-on-failure" });

/** Chooses the exercise for a self-guided session and answers its first item correctly. */
async function practise(person: Person, { typeId, systemName }: TaskType): Promise<void> {
  const { page, call, patientId, way } = person;
  const text = english.exercises[systemName];
  const start = new RegExp(`/session/start/SELF_GUIDED\\?.*taskTypeIds=${String(typeId)}\\b`);
  // Another request would count as another choice.
  const given = page.waitForResponse((answer) => start.test(answer.url()) && answer.ok(), {
    timeout: 60_000,
  });
  await way.choose(page, `${text.name} ${text.activity}`);
  const { sessionId, tasks } = therapySession.parse(await (await given).json());
  const [task] = tasks;
  if (!task) throw new Error("there is nothing to do");
  expect(task.taskLevel, "the easiest level is the shortest").toBe(1);

  const effort = page.getByText(/^\d+ items?\. About \d+ minutes?\.$/);
  await expect(effort, "time and effort are said before the start").toBeVisible();
  const faults: string[] = [];
  await solveTask(page, task, way.press, undefined, async () => {
    await expect(page).toHaveTitle(`${text.name} – Regain`);
    await expect(page.getByText(/You can skip it\.|or skip this item\./)).toHaveCount(0);
    faults.push(...(await placeFaults(page, person.places)));
    faults.push(...(await itemFaults(page, task.taskView, way)));
  });
  await expect(page.getByRole("status").getByText("That is right.")).toBeVisible();
  faults.push(...(await placeFaults(page, person.places)));
  await expect
    .poll(async () => {
      const asked = { params: { id: patientId }, query: { sessionId } };
      return (await call(nextActivity, asked)).sessionData.answeredTaskIds;
    })
    .toContain(task.taskId);
  person.answered.set(task.responseId, { taskType: systemName, view: task.taskView });
  await goOn(page, way.press);
  await expect(page.getByText(`2 of ${tasks.length}`, { exact: true })).toBeVisible();
  await way.press(page, page.getByRole("button", { name: "Home", exact: true }));
  expect(
    faults,
    "it can be seen, touched and heard, and what is always there stands where it stood",
  ).toEqual([]);
}

for (const taskType of taskTypes)
  test(`${taskType.typeId} ${taskType.systemName}, by keyboard and by touch`, async ({
    people,
  }) => {
    const played = people.map((person) =>
      test.step(`by ${person.way.name}`, () => practise(person, taskType)),
    );
    const ends = await Promise.allSettled(played);
    const failures = ends.flatMap((end, index) =>
      end.status === "rejected" ? [`by ${people[index]?.way.name}: ${String(end.reason)}`] : [],
    );
    expect(failures).toEqual([]);
  });
