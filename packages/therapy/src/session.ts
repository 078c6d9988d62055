/** Building a session: which items, in which order. Pure: seed, content and history come in. */
import type { Content } from "@regain/content/content";
import type { TaskView } from "@regain/contract/entities/task-view";
import { createRng, type Rng } from "./rng.ts";
import { generateItem, type GeneratedItem, type History, type TaskType } from "./task-type.ts";

/** One line of a schedule, at the level it is practiced at now. */
export interface SessionLine {
  readonly taskType: TaskType;
  readonly level: number;
  /** Items, 1 to 25. */
  readonly count: number;
  /** Item keys of this exercise that the patient has seen recently, most recent first. */
  readonly history: History;
}

export interface SessionItem {
  readonly typeId: number;
  readonly level: number;
  readonly version: number;
  readonly key: string;
  readonly view: TaskView;
}

/** How often a generator is retried for an item that the patient does not know yet. */
const triesForFresh = 12;

function freshItem(line: SessionLine, block: History, rng: Rng, content: Content): GeneratedItem {
  const known = [...block, ...line.history];
  for (let attempt = 0; ; attempt++) {
    const item = generateItem(line.taskType, line.level, {
      rng: rng.stream(`try ${attempt}`),
      content,
      history: known,
      block,
    });
    if (attempt === triesForFresh || !known.includes(item.key)) return item;
  }
}

/** The easiest item comes first, the next easiest last; the others keep the order they were drawn in. */
export function easiestOutside(items: readonly GeneratedItem[]): GeneratedItem[] {
  const [first, last] = items.toSorted((a, b) => a.effort - b.effort);
  if (!first || !last) return [...items];
  return [first, ...items.filter((item) => item !== first && item !== last), last];
}

function buildBlock(line: SessionLine, rng: Rng, content: Content): SessionItem[] {
  const items: GeneratedItem[] = [];
  for (let index = 0; index < line.count; index++) {
    const block = items.map((item) => item.key).toReversed();
    items.push(freshItem(line, block, rng.stream(`item ${index}`), content));
  }
  const { taskType, level } = line;
  const isKept = taskType.goesOn?.(taskType.levels[level - 1]) ?? false;
  const inOrder = isKept ? items : easiestOutside(items);
  return inOrder.map(({ view, key }) => ({
    typeId: line.taskType.typeId,
    level: line.level,
    version: line.taskType.version,
    key,
    view,
  }));
}

/** All items of a session, line by line. The same input gives the same session. */
export function buildSession(
  lines: readonly SessionLine[],
  { seed, content }: { seed: string; content: Content },
): SessionItem[] {
  const rng = createRng(seed);
  return lines.flatMap((line, index) =>
    buildBlock(line, rng.stream(`line ${index} type ${line.taskType.typeId}`), content),
  );
}
