import type { Locator } from "@playwright/test";
import type { SessionTask } from "@regain/contract/entities/session";
import type { TemplateName } from "@regain/contract/entities/task-view";
import { rulesOf } from "@regain/therapy/views/registry";
import type { Move } from "@regain/therapy/views/rules";
import type { Director } from "./director.ts";

/** How an item is played in a film. */
type Scene = (film: Director, task: SessionTask) => Promise<void>;

/** A film: two items of one exercise represent everything that its view plays. */
export interface Story {
  readonly typeId: number;
  readonly level: number;
  /** What comes by itself before the first item can be answered. */
  readonly before?: (film: Director) => Promise<void>;
  /** From the item's appearance to its answer. */
  readonly first: Scene;
  /** Another one, with help; it may be left unfinished. */
  readonly second: Scene;
}

const movesOf = ({ taskView }: SessionTask): Move[] => rulesOf(taskView).solve(taskView);

/** Help that points to what is correct, until it points to this many. */
async function askForHelp(film: Director, hinted: Locator, count: number): Promise<void> {
  await film.say("Do you need help? Touch “Get Help”.");
  await film.touch(film.button("Get Help"));
  await film.say("It shows what to touch.");
  await film.watch(async () => (await hinted.count()) >= count);
}

async function touchNumber(film: Director, { taskView }: SessionTask): Promise<void> {
  if (taskView.templateName !== "NumberProblemSolving") throw new Error("This is no number.");
  for (const key of String(taskView.answers[0])) await film.touch(film.inGroup("Number keys", key));
}

export const stories: Readonly<Record<TemplateName, Story>> = {
  MultipleChoice: {
    typeId: 26,
    level: 2,
    first: (film, task) => film.solve(task, { choose: "Touch the answer that you choose." }),
    async second(film) {
      const hinted = film.page.locator("button[data-mark='hint']");
      await askForHelp(film, hinted, 1);
      await film.touch(hinted);
    },
  },

  Production: {
    typeId: 51,
    level: 1,
    async first(film) {
      await film.say("Touch “Record”. Then say the word.");
      await film.touch(film.button("Record"));
      await film.camera.roll(2);
      await film.say("Touch “Stop” when you are done.");
      await film.touch(film.button("Stop"));
      await film.say("The app listens to it.");
      const question = film.page.getByText("Was it right?");
      await film.watch(async () => (await film.isAnswered()) || (await question.isVisible()));
      if (!(await film.isAnswered())) throw new Error("The spoken word was not recognised.");
    },
    async second(film) {
      await film.say("Do you need help? Touch a help button.");
      await film.touch(film.button("First letter"));
      await film.read();
      await film.touch(film.button("Record"));
      await film.camera.roll(1.5);
      await film.touch(film.button("Stop"));
      await film.say("Was it right anyway? Touch “Mark correct”.");
      await film.touch(film.button("Mark correct"));
    },
  },

  SequenceCompletion: {
    typeId: 47,
    level: 1,
    first: (film, task) =>
      film.solve(task, {
        place: "Touch one after the other, in order.",
        done: "All in place? Touch “Check”.",
      }),
    async second(film, task) {
      await film.say("Not the right one? Touch it to take it back.");
      // The one that belongs in the last place, put in the first.
      await film.move(
        task,
        movesOf(task).findLast(({ kind }) => kind === "place"),
      );
      await film.touch(film.inGroup("Your answer", /^Place 1/));
      await film.solve(task);
    },
  },

  NumberProblemSolving: {
    typeId: 33,
    level: 2,
    async first(film, task) {
      await film.say("Touch the numbers of your answer.");
      await touchNumber(film, task);
      await film.say("Then touch “Check”.");
      await film.touch(film.button("Check"));
    },
    async second(film, task) {
      await film.say("A wrong number? Take it away.");
      await film.touch(film.inGroup("Number keys", "9"));
      await film.touch(film.inGroup("Number keys", "Delete"));
      await touchNumber(film, task);
      await film.touch(film.button("Check"));
    },
  },

  MemoryBoard: {
    typeId: 38,
    level: 1,
    async first(film, task) {
      const [, partner, other] = movesOf(task);
      await film.say("Touch 2 tiles. They turn around.");
      await film.move(task, partner);
      await film.move(task, other);
      await film.say("They are not the same. Remember them.");
      await film.solve(task, { tap: "Find the 2 that are the same." });
    },
    async second(film) {
      const hinted = film.page.locator("[data-hint]");
      await askForHelp(film, hinted, 2);
      await film.touch(hinted.first());
      await film.touch(hinted.first());
    },
  },

  MemorySequence: {
    typeId: 39,
    level: 2,
    async before(film) {
      await film.say("Watch. They light up, one by one.");
      await film.watch(() => film.canAnswer());
    },
    first: (film, task) => film.solve(task, { tap: "Now touch them in the same order." }),
    async second(film, task) {
      await film.say("Do you want to see it again? Touch “Show again”.");
      await film.touch(film.button("Show again"));
      await film.watch(() => film.canAnswer());
      await film.solve(task);
    },
  },

  BoardCompletion: {
    typeId: 21,
    level: 1,
    first: (film, task) =>
      film.solve(task, {
        place: "Touch one below. Then touch its place.",
        done: "All in place? Touch “Check”.",
      }),
    async second(film, task) {
      const [place] = movesOf(task);
      await film.move(task, place);
      await film.say("The wrong place? Touch it again.");
      await film.move(task, place);
      await film.solve(task);
    },
  },
};
