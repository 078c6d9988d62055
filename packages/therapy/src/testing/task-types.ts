import type { Area } from "@regain/contract/entities/enumerations";
import { defineTaskType, pickFresh, type TaskType } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";

/**
 * An exercise with a pool of `poolSize` items per level, named by their place in it; later ones take more
 * effort. Exercises differ only in what a test is about.
 */
export function aTaskType({
  typeId = 1,
  area = "quantitative",
  levelCount = 4,
  poolSize = 30,
  secondsPerItem = 20,
  goesOn = false,
}: {
  typeId?: number;
  area?: Area;
  levelCount?: number;
  poolSize?: number;
  secondsPerItem?: number;
  goesOn?: boolean;
} = {}): TaskType {
  const pool = Array.from({ length: poolSize }, (_, index) => index);
  return defineTaskType({
    typeId,
    systemName: "arithmetic",
    area,
    template: "NumberProblemSolving",
    version: 1,
    secondsPerItem,
    goesOn: () => goesOn,
    levels: Array.from({ length: levelCount }, (_, index) => index),
    generate({ rng, history, levelNumber }) {
      const answer = pickFresh(rng, pool, history, String);
      return {
        key: String(answer),
        effort: answer,
        view: {
          ...plainView,
          templateName: "NumberProblemSolving",
          type: "arithmetic",
          instructions: instructions(`Enter ${answer} at level ${levelNumber}.`),
          decimals: 0,
          answers: [answer],
          answerText: String(answer),
        },
      };
    },
  });
}
