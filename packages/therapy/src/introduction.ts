import type { Content } from "@regain/content/content";
import type { Speech } from "@regain/contract/entities/task-view";
import type { TaskType } from "./task-type.ts";
import { speech } from "./material/view-parts.ts";

/** What is said about an exercise before its first item: its name and what the patient does. */
export function introductionOf({ systemName }: TaskType, content: Content): Speech {
  const { name, activity } = content.exercises[systemName];
  return speech(`${name}. ${activity}`);
}
