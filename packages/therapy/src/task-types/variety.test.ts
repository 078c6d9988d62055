import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { generateItem } from "../task-type.ts";
import { taskTypes } from "./registry.ts";

const everyLevel = taskTypes.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

const wanted = 30;
const tries = 400;

test.each(everyLevel)(
  "$name, level $level, has at least 30 items that feel different",
  ({ taskType, level }) => {
    const keys = new Set<string>();
    for (let seed = 0; seed < tries && keys.size < wanted; seed++) {
      const rng = createRng(`variety ${seed}`);
      keys.add(generateItem(taskType, level, { rng, content: english }).key);
    }
    expect(keys.size).toBe(wanted);
  },
);
