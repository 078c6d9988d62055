import type { SchedulePreset } from "@regain/contract/entities/schedule-preset";
import type { Exercise } from "../editor/line.ts";
import { LevelAndTimes } from "./level-and-times.tsx";
import styles from "./presets.module.css";

/** A preset's lines in the editor's format. */
export const exercisesOf = ({ lines }: SchedulePreset): Exercise[] =>
  lines.map(({ taskTypeId, displayName, maxLevel, taskCount, taskLevel }) => ({
    typeId: taskTypeId,
    name: displayName,
    maxLevel,
    count: taskCount,
    level: taskLevel,
  }));

/** The contents of a preset. */
export function PresetLines({ preset }: { readonly preset: SchedulePreset }) {
  return (
    <ul className={styles.lines}>
      {preset.lines.map(({ taskTypeId, displayName, taskLevel, taskCount }) => (
        <li key={taskTypeId}>
          {displayName} <LevelAndTimes level={taskLevel} count={taskCount} />
        </li>
      ))}
    </ul>
  );
}
