/** Items to look at in tests. */
import { english } from "@regain/content/en/content";
import type { TaskView, TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import { createRng } from "../rng.ts";
import { generateItem, type GeneratedItem, type History, type TaskType } from "../task-type.ts";

/** `count` items of a level, each from its own seed. */
export function drawnItems(
  taskType: TaskType,
  level: number,
  {
    count = 50,
    history = [],
    block = [],
  }: { count?: number; history?: History; block?: History } = {},
): GeneratedItem[] {
  return Array.from({ length: count }, (_, seed) =>
    generateItem(taskType, level, {
      rng: createRng(`drawn ${seed}`),
      content: english,
      history,
      block,
    }),
  );
}

/** The view, narrowed to its template. @throws TypeError when it is of another */
export function viewOf<Name extends TemplateName>(view: TaskView | undefined, template: Name) {
  const isOf = (one: TaskView | undefined): one is ViewOf<Name> => one?.templateName === template;
  if (!isOf(view)) throw new TypeError(`not a ${template}`);
  return view;
}

/** The views of those items. */
export const drawnViews = <Name extends TemplateName>(
  taskType: TaskType,
  level: number,
  template: Name,
): ViewOf<Name>[] => drawnItems(taskType, level).map(({ view }) => viewOf(view, template));
