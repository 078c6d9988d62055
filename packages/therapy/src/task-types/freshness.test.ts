import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { buildSession } from "../session.ts";
import { taskTypes } from "./registry.ts";

const everyLevel = taskTypes.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

test.each(everyLevel)(
  "$name, level $level: three blocks of a week share no item",
  ({ taskType, level }) => {
    const met: string[] = [];
    for (const day of ["Monday", "Wednesday", "Friday"]) {
      const line = { taskType, level, count: 9, history: met };
      const items = buildSession([line], { seed: `week ${day}`, content: english });
      met.unshift(...items.map(({ key }) => key));
    }
    expect(new Set(met).size).toBe(met.length);
  },
);
