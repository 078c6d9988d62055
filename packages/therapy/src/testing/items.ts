import { english } from "@regain/content/en/content";
import type { TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import { createRng } from "../rng.ts";
import { generateItem, type TaskType } from "../task-type.ts";

type Drawn = readonly ReturnType<typeof generateItem>[];

/** What was drawn of the exercise last asked for: its tests ask for the same levels again and again. */
let last: { readonly of: TaskType; readonly levels: Map<number, Drawn> } | undefined;

/** 200 items of a level, by fixed seeds: the same ones each time. */
export function itemsOf(taskType: TaskType, level: number): Drawn {
  if (last?.of !== taskType) last = { of: taskType, levels: new Map() };
  const drawn =
    last.levels.get(level) ??
    Array.from({ length: 200 }, (_, index) =>
      generateItem(taskType, level, { rng: createRng(`item ${index}`), content: english }),
    );
  last.levels.set(level, drawn);
  return drawn;
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
