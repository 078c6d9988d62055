import type { alignments } from "@regain/contract/entities/task-view";
import { columnCount, type Layout } from "@regain/therapy/drawing/choice-columns";
import type { ReactNode } from "react";
import styles from "./choice-group.module.css";
import { lowColumnCount, narrowColumnCount, picturesFor } from "./choice-layout.ts";
import { Group } from "./group.tsx";

interface ChoiceGroupProps {
  readonly name: string;
  readonly count: number;
  readonly layout: Layout;
  readonly alignment?: (typeof alignments)[number];
  readonly face?: "picture" | "text";
  readonly children: ReactNode;
}

/** Choices that belong together. If the patient attends to one side, they are in a column on that side. */
export function ChoiceGroup({
  name,
  count,
  layout,
  alignment = "Center",
  face = "text",
  children,
}: ChoiceGroupProps) {
  return (
    <div className={styles.room}>
      <Group
        name={name}
        className={styles.group}
        data-layout={layout}
        data-alignment={alignment}
        data-face={face}
        data-pictures={face === "picture" ? picturesFor(count) : undefined}
        style={{
          "--count": count,
          "--columns": columnCount(count, layout),
          "--narrow-columns": narrowColumnCount(count, layout),
          "--low-columns": lowColumnCount(count, layout),
        }}
      >
        {children}
      </Group>
    </div>
  );
}
