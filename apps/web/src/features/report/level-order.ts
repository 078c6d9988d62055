import type { ReportTherapy } from "@regain/contract/entities/report";

export type LevelFigures = ReportTherapy["levels"][string];

/** The levels that were practiced, the current one first, then from the highest down. */
export function levelsInOrder(task: ReportTherapy): { level: number; figures: LevelFigures }[] {
  return Object.entries(task.levels)
    .map(([level, figures]) => ({ level: Number(level), figures }))
    .toSorted(
      (a, b) =>
        Number(b.level === task.currentLevel) - Number(a.level === task.currentLevel) ||
        b.level - a.level,
    );
}
