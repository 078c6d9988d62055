import type { TaskType } from "../task-type.ts";
import { arithmetic } from "./arithmetic.ts";
import { findTheSameSymbols } from "./find-the-same-symbols.ts";
import { howMany } from "./how-many.ts";
import { matchTheShape } from "./match-the-shape.ts";
import { nameThePicture } from "./name-the-picture.ts";
import { picturePairs } from "./picture-pairs.ts";
import { putTheStepsInOrder } from "./put-the-steps-in-order.ts";
import { recreateThePattern } from "./recreate-the-pattern.ts";
import { repeatTheOrder } from "./repeat-the-order.ts";
import { repeat } from "./repeat.ts";
import { sortByTheRule } from "./sort-by-the-rule.ts";
import { spellThePicture } from "./spell-the-picture.ts";
import { spokenDirections } from "./spoken-directions.ts";
import { spokenWordToPicture } from "./spoken-word-to-picture.ts";
import { typeTheName } from "./type-the-name.ts";
import { whatComesNext } from "./what-comes-next.ts";
import { wordProblems } from "./word-problems.ts";
import { writtenWordToPicture } from "./written-word-to-picture.ts";

/** Every exercise, in the order of the catalogue. A new one is one line here. */
export const taskTypes: readonly TaskType[] = [
  spokenWordToPicture,
  spokenDirections,
  findTheSameSymbols,
  putTheStepsInOrder,
  sortByTheRule,
  whatComesNext,
  matchTheShape,
  recreateThePattern,
  writtenWordToPicture,
  howMany,
  arithmetic,
  wordProblems,
  picturePairs,
  repeatTheOrder,
  spellThePicture,
  typeTheName,
  nameThePicture,
  repeat,
];

const byId = new Map(taskTypes.map((taskType) => [taskType.typeId, taskType]));

/** @returns undefined where there is no such exercise */
export const findTaskType = (typeId: number): TaskType | undefined => byId.get(typeId);
