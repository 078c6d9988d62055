import { createRng } from "@regain/therapy/rng";
import { timed } from "@regain/therapy/simulate";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { rulesOf } from "@regain/therapy/views/registry";
import { expect, test } from "vitest";
import { makeSession } from "./session.fixture.ts";
import { tutorialSteps } from "./tutorial.ts";

test.each(taskTypes.map(({ systemName, typeId }) => [systemName, typeId] as const))(
  "the tutorial of %s points to each move and ends with the right answer",
  (_, typeId) => {
    const [task] = makeSession([typeId]).tasks;
    if (!task) throw new Error("The session has tasks.");
    const view = task.taskView;
    const events = timed(rulesOf(view).solve(view), createRng("tutorial"), 1_000);
    const steps = tutorialSteps(view, events);
    expect(steps.map(({ caption }) => caption)).toEqual([
      "start",
      ...events.map(({ kind }) => kind),
      "answer",
    ]);
    const last = steps.at(-1);
    expect(last?.isAnswered).toBe(true);
    expect(last && rulesOf(view).judge(view, last.state).grade).toBe("right");
    const touched = events.filter(({ kind }) => ["choose", "place", "tap"].includes(kind));
    expect(steps.flatMap(({ pointed }) => pointed)).toHaveLength(touched.length);
  },
);
