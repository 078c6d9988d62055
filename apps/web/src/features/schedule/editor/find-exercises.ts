import type { taskHierarchy } from "@regain/contract/calls/schedule/task-hierarchy";
import type { CallAnswer } from "@regain/contract/endpoint";

export type AreaNode = CallAnswer<typeof taskHierarchy>["nodes"][number];
export type ExerciseNode = AreaNode["children"][number];

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The areas with those of their exercises that contain every word of the search. */
export function findExercises(nodes: readonly AreaNode[], search: string): AreaNode[] {
  const words = wordsOf(search);
  return nodes.flatMap((node) => {
    const children = node.children.filter(({ displayName, description }) => {
      const text = `${node.displayName} ${displayName} ${description}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
