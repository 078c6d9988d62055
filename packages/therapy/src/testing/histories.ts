/** Random histories, answer by answer, and the blocks that represent them. */
import { cueTypes } from "@regain/contract/entities/enumerations";
import * as fc from "fast-check";
import type { Block } from "../blocks.ts";
import { accuracyWithoutHelp } from "../blocks.ts";
import { addDays } from "../days.ts";
import type { Answer, Exercise } from "./slow-figures.ts";

const firstDay = "2026-02-20";

/** A few days around the end of a month and a clock change, few enough that days repeat. */
const aDay = fc.integer({ min: 0, max: 45 }).map((days) => addDays(firstDay, days));

const answerOf = (exercises: readonly Exercise[]) =>
  fc
    .record({
      exercise: fc.constantFrom(...exercises),
      level: fc.integer({ min: 1, max: 12 }),
      date: aDay,
      place: fc.constantFrom("home" as const, "clinic" as const),
      session: fc.integer({ min: 1, max: 2 }),
      accuracy: fc.constantFrom(null, 0, 0, 33, 50, 66.7, 100, 100, 100),
      cues: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...cueTypes), { maxLength: 3 })),
      hints: fc.constantFrom(0, 0, 0, 2),
      latencyMs: fc.option(fc.integer({ min: 200, max: 90_000 })),
    })
    .map(({ exercise, level, session, date, place, ...rest }): Answer => ({
      ...rest,
      typeId: exercise.typeId,
      level: Math.min(level, exercise.maxLevel),
      date,
      place,
      sessionId: `${date} ${place} ${session}`,
    }));

/** A patient's answers in any order, since devices send them late. */
export const histories = (exercises: readonly Exercise[]): fc.Arbitrary<Answer[]> =>
  fc.array(answerOf(exercises), { maxLength: 160, size: "max" });

/** The blocks of some answers, oldest first, as the database makes them (the server's `blocks.test.ts` checks that). */
export function blocksOf(answers: readonly Answer[]): Block[] {
  const byBlock = Map.groupBy(answers, ({ sessionId, typeId, level, date, place }) =>
    [date, sessionId, typeId, level, place].join("|"),
  );
  const blocks = [...byBlock.values()].map((own): Block => {
    const { sessionId, typeId, level, place, date } = own[0]!;
    const cueCounts: Partial<Record<string, number>> = {};
    const block = { itemCount: 0, scoredCount: 0, accuracySum: 0, withoutHelpSum: 0 };
    let [latencySum, latencyCount] = [0, 0];
    for (const { accuracy, cues, hints, latencyMs } of own) {
      block.itemCount++;
      const score = { result: null, accuracy, cueCount: cues.length, hintCount: hints };
      if (accuracy !== null) {
        block.scoredCount++;
        block.accuracySum += accuracy;
        block.withoutHelpSum += accuracyWithoutHelp(score) ?? 0;
      }
      if (latencyMs !== null)
        [latencySum, latencyCount] = [latencySum + latencyMs, latencyCount + 1];
      for (const cue of cues) cueCounts[cue] = (cueCounts[cue] ?? 0) + 1;
      if (hints > 0) cueCounts.hint = (cueCounts.hint ?? 0) + hints;
    }
    return { sessionId, typeId, level, place, date, ...block, latencySum, latencyCount, cueCounts };
  });
  return blocks.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
