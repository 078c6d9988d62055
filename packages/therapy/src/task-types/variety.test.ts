import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { generateItem } from "../task-type.ts";
import { taskTypes } from "./registry.ts";

const everyLevel = taskTypes.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

test.each(everyLevel)(
  "$name, level $level, has at least 30 items that feel different",
  ({ taskType, level }) => {
    const keys = Array.from(
      { length: 400 },
      (_, seed) =>
        generateItem(taskType, level, { rng: createRng(`variety ${seed}`), content: english }).key,
    );
    expect(new Set(keys).size).toBeGreaterThanOrEqual(30);
  },
);
