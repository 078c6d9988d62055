import { english } from "@regain/content/en/content";
import type { TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import { createRng } from "../rng.ts";
import { generateItem, type TaskType } from "../task-type.ts";

/** 200 items of a level, by fixed seeds. */
export function itemsOf(taskType: TaskType, level: number) {
  return Array.from({ length: 200 }, (_, index) =>
    generateItem(taskType, level, { rng: createRng(`item ${index}`), content: english }),
  );
}

/** 200 views of a level. @throws TypeError if the exercise shows a different view than the one named */
export function viewsOf<Name extends TemplateName>(
  taskType: TaskType,
  level: number,
  templateName: Name,
): ViewOf<Name>[] {
  return itemsOf(taskType, level).map(({ view }) => {
    if (!isOf(view, templateName)) throw new TypeError(`${view.type} shows ${view.templateName}`);
    return view;
  });
}

const isOf = <Name extends TemplateName>(
  view: { readonly templateName: TemplateName },
  name: Name,
): view is ViewOf<Name> => view.templateName === name;
