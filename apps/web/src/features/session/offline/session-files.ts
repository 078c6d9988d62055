import type { SessionTask } from "@regain/contract/entities/session";
import type { Stimulus, TaskView } from "@regain/contract/entities/task-view";
import { nextTurn } from "../../../lib/next-turn.ts";
import { mediaOf } from "../engine/media.ts";
import { contentPath } from "../stimuli/content-path.ts";

function ownFiles(stimulus: Stimulus, resourceUrl: string | undefined): string[] {
  if (stimulus.kind === "html") return [contentPath(resourceUrl, stimulus.htmlPath)];
  if (stimulus.kind !== "video") return [];
  const { path, captions } = stimulus;
  return [path, ...(captions === undefined ? [] : [captions])].map((one) => contentPath(one));
}

function filesOf(view: TaskView): string[] {
  const questions = view.templateName === "MultipleChoice" ? view.questions : [];
  const stimuli = [
    ...(view.study?.stimulus ?? []),
    ...view.stimulus,
    ...questions.flatMap(({ stimulus }) => stimulus),
  ];
  const { pictures, sounds } = mediaOf(view);
  return [
    ...[...pictures, ...sounds].map((path) => contentPath(path)),
    ...stimuli.flatMap((stimulus) => ownFiles(stimulus, view.resourceUrl)),
  ];
}

/**
 * URLs of everything these tasks show, say or open, in the order they need it, each once. Yields between
 * tasks, so that the page stays responsive.
 */
export async function sessionFiles(tasks: readonly SessionTask[]): Promise<string[]> {
  const files = new Set<string>();
  for (const { taskView } of tasks) {
    for (const file of filesOf(taskView)) files.add(file);
    await nextTurn();
  }
  return [...files];
}
