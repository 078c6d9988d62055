import { expect, test } from "vitest";
import { mediaOf } from "./media.ts";
import { makeSession } from "./session.fixture.ts";

test("an item's pictures are all found, each once", () => {
  const [task] = makeSession([1]).tasks;
  if (task?.taskView.templateName !== "MultipleChoice") throw new Error("Words are chosen here.");
  const shown = task.taskView.questions.flatMap(({ choices }) =>
    choices.flatMap(({ image }) => (image && "path" in image ? [image.path] : [])),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(mediaOf(task.taskView)).toEqual({ pictures: shown, sounds: [] });
});

test("sounds of the stimulus, the instructions and the choices are found", () => {
  const [task] = makeSession([1]).tasks;
  if (!task) throw new Error("The session has tasks.");
  const view = {
    ...task.taskView,
    instructions: { ...task.taskView.instructions, instructionAudioPaths: ["audio/touch.mp3"] },
    stimulus: [
      { kind: "audio" as const, speech: { text: "apple", audioPaths: ["audio/apple.mp3"] } },
    ],
  };
  expect(new Set(mediaOf(view).sounds)).toEqual(new Set(["audio/touch.mp3", "audio/apple.mp3"]));
});
