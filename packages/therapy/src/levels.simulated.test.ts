import { describe, expect, test } from "vitest";
import { mean } from "./testing/arithmetic.ts";
import {
  band,
  blocksToSettle,
  choiceOnly,
  homeworkOnly,
  type MetBlock,
  simulatePatients,
} from "./testing/simulated-levels.ts";

const percentOf = (blocks: readonly MetBlock[]) =>
  mean(blocks.map(({ right, items }) => (right / items) * 100));
const share = <T>(list: readonly T[], holds: (member: T) => boolean) =>
  list.filter(holds).length / list.length;

/** Counts changes of direction: up, then down again, or vice versa. */
function turns(blocks: readonly MetBlock[]): number {
  const steps = blocks.flatMap(({ level }, index) => {
    const step = level - (blocks[index - 1]?.level ?? level);
    return step === 0 ? [] : [Math.sign(step)];
  });
  return steps.filter((step, index) => index > 0 && step !== steps[index - 1]).length;
}

describe("1,000 simulated patients over 60 blocks of ten items, from level 1", () => {
  const patients = simulatePatients(1_000).map((patient) => ({
    ...patient,
    late: patient.met.slice(20),
  }));

  test("settle where they answer 70 to 90 percent without help", () => {
    const isInBand = ({ late }: (typeof patients)[number]) =>
      percentOf(late) * 10 >= band.from && percentOf(late) * 10 <= band.to;
    expect(share(patients, isInBand)).toBeGreaterThan(0.95);
    expect(mean(patients.map(({ late }) => percentOf(late)))).toBeGreaterThan(74);
  });

  test("get there in fewer than 12 blocks, nine of ten of them", () => {
    const quick = patients.filter((patient) => {
      const blocks = blocksToSettle(patient);
      return blocks >= 0 && blocks < 12;
    });
    expect(quick.length).toBeGreaterThanOrEqual(900);
  });

  test("stay at the level of their ability, give or take one", () => {
    for (const { ability, late } of patients) {
      const level = mean(late.map((block) => block.level));
      expect(Math.abs(level - Math.min(10, ability)), `ability ${ability}`).toBeLessThan(1.5);
    }
  });

  test("are not swung to and fro: one turn in ten blocks", () => {
    const perTenBlocks = mean(patients.map(({ late }) => (turns(late) / late.length) * 10));
    expect(perTenBlocks).toBeLessThan(1);
  });

  test("are seldom overtaxed: fewer than one block in twenty is under 50 percent", () => {
    const blocks = patients.flatMap(({ late }) => late);
    expect(share(blocks, ({ right }) => right < 5)).toBeLessThan(0.05);
  });
});

describe.each([
  { practice: "of five items alone", sizes: choiceOnly, right: 80.5, changes: 1.4, under: 0.075 },
  {
    practice: "of ten and of five items in turn",
    sizes: [...homeworkOnly, ...choiceOnly],
    right: 78.5,
    changes: 1.2,
    under: 0.065,
  },
])("by blocks $practice, as patients choose them", ({ sizes, right, changes, under }) => {
  const patients = simulatePatients(1_000, 60, sizes).map((patient) => ({
    ...patient,
    late: patient.met.slice(20),
  }));

  test("they settle in the same band, from level 1 more slowly", () => {
    const percents = patients.map(({ late }) => percentOf(late));
    const isInBand = (percent: number) => percent * 10 >= band.from && percent * 10 <= band.to;
    expect(share(percents, isInBand)).toBeGreaterThan(0.97);
    expect(Math.abs(mean(percents) - right)).toBeLessThan(0.6);
    const quick = patients.filter((patient) => {
      const blocks = blocksToSettle(patient);
      return blocks >= 0 && blocks <= 16;
    });
    expect(quick.length).toBeGreaterThanOrEqual(900);
  });

  test("they are moved more often, and overtaxed more often", () => {
    const perTenBlocks = mean(
      patients.map(({ late }) => {
        const moved = late.filter(
          ({ level }, index) => index > 0 && late[index - 1]!.level !== level,
        );
        return (moved.length / late.length) * 10;
      }),
    );
    expect(Math.abs(perTenBlocks - changes)).toBeLessThan(0.1);
    const blocks = patients.flatMap(({ late }) => late);
    const isUnderHalf = ({ right: own, items }: MetBlock) => own * 2 < items;
    expect(Math.abs(share(blocks, isUnderHalf) - under)).toBeLessThan(0.005);
  });
});
