import { type SkipReason, skipReasons } from "@regain/contract/entities/enumerations";
import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { chanceRight } from "../simulate.ts";
import { findTaskType, taskTypes } from "../task-types/registry.ts";
import { assessmentParts } from "./forms.ts";
import { type AssessedItem, assessedItem, estimateAbility, placeLevels } from "./placement.ts";

const itemsAt = (typeId: number, accuracies: readonly number[]): AssessedItem[] =>
  (assessmentParts.find((part) => part.typeId === typeId)?.levels ?? []).map((level, index) => ({
    typeId,
    level,
    accuracy: accuracies[index] ?? 0,
  }));

const levelOf = (items: readonly AssessedItem[], typeId: number) =>
  placeLevels(items, taskTypes).find((placement) => placement.typeId === typeId)?.level;

describe("the ability", () => {
  test("lies between what succeeds and what fails", () => {
    const items = itemsAt(1, [100, 100, 100, 100, 100, 0, 0, 0, 0, 0]);
    expect(estimateAbility(items, 8)).toBeGreaterThan(3);
    expect(estimateAbility(items, 8)).toBeLessThan(5.5);
  });

  test("is found again within a level for most simulated patients", () => {
    const levels = assessmentParts[0]!.levels;
    const misses = Array.from({ length: 400 }, (_, index) => {
      const rng = createRng(`patient ${index}`);
      const ability = rng.between(100, 800) / 100;
      const items = levels.map((level) => ({
        typeId: 1,
        level,
        accuracy: rng.chance(chanceRight(ability, level), 1000) ? 100 : 0,
      }));
      return Math.abs(estimateAbility(items, 8) - ability);
    });
    const close = misses.filter((miss) => miss <= 1.5).length;
    expect(close / misses.length).toBeGreaterThan(0.75);
  });
});

describe("a skipped item", () => {
  const skipped = (reason: SkipReason | null) =>
    assessedItem({ typeId: 51, level: 3 }, null, reason);

  test("says nothing where the device or the exercise failed", () => {
    const technical = skipReasons.filter((reason) => skipped(reason).length === 0);
    expect(technical.toSorted()).toEqual([
      "ErrorInTask",
      "MicrophoneInaccessible",
      "MissingResources",
      "SoundMuted",
    ]);
  });

  test("was too hard where the patient chose to, with a reason or without", () => {
    for (const reason of ["TooHard", "TooEasy", "DontLike", "Other", null] as const)
      expect(skipped(reason)).toEqual([{ typeId: 51, level: 3, accuracy: 0 }]);
  });

  test("leaves an answer as it is", () => {
    expect(assessedItem({ typeId: 51, level: 3 }, 100, null)).toMatchObject([{ accuracy: 100 }]);
  });
});

describe("the first levels", () => {
  test("are 1 everywhere for who got nothing right", () => {
    const items = assessmentParts.flatMap(({ typeId }) => itemsAt(typeId, []));
    expect(new Set(placeLevels(items, taskTypes).map(({ level }) => level))).toEqual(new Set([1]));
  });

  test("are high where all was right, and nobody starts at a level that does not exist", () => {
    const all = assessmentParts.flatMap(({ typeId }) => itemsAt(typeId, Array(10).fill(100)));
    for (const { typeId, level } of placeLevels(all, taskTypes)) {
      const most = findTaskType(typeId)!.levels.length;
      expect(level).toBeGreaterThanOrEqual(Math.floor(most / 2));
      expect(level).toBeLessThanOrEqual(most);
    }
  });

  test("of exercises without a part follow their area", () => {
    const arithmetic = itemsAt(33, [100, 100, 100, 100, 100]);
    expect(levelOf(arithmetic, 37)).toBeGreaterThan(4);
    expect(levelOf(arithmetic, 26), "reading was not assessed").toBeUndefined();
  });
});
