/** Histories answer by answer, on which figures are defined, and the blocks the database would make of them. */
import type { Place } from "@regain/contract/entities/enumerations";
import * as fc from "fast-check";
import type { Block } from "../blocks.ts";
import { addDays } from "../days.ts";

export interface Answer {
  readonly sessionId: string;
  readonly typeId: number;
  readonly level: number;
  readonly place: Place;
  readonly date: string;
  /** 0 to 100; null if the item was skipped. */
  readonly accuracy: number | null;
  readonly hadHelp: boolean;
  /** Null if it was not measured. */
  readonly latencyMs: number | null;
}

const firstDay = "2026-02-23";

/** Sessions of up to twelve answers over seven weeks; some last past midnight. */
export const someAnswers: fc.Arbitrary<readonly Answer[]> = fc
  .array(
    fc.record({
      day: fc.nat(48),
      place: fc.constantFrom<Place>("home", "clinic"),
      answers: fc.array(
        fc.record({
          isNextDay: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
          typeId: fc.constantFrom(1, 26, 33),
          level: fc.integer({ min: 1, max: 3 }),
          accuracy: fc.constantFrom(null, 0, 33.3, 50, 66.7, 100, 100),
          hadHelp: fc.boolean(),
          latencyMs: fc.option(fc.integer({ min: 200, max: 60_000 })),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    }),
    { maxLength: 16 },
  )
  .map((sessions) =>
    sessions
      .toSorted((a, b) => a.day - b.day)
      .flatMap(({ day, place, answers }, index) =>
        answers.map(({ isNextDay, ...answer }) => ({
          ...answer,
          place,
          sessionId: `session ${index}`,
          date: addDays(firstDay, day + (isNextDay ? 1 : 0)),
        })),
      ),
  );

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, one) => total + (one ?? 0), 0);

/** One block per exercise, level, session and day, oldest first. */
export function blocksOf(answers: readonly Answer[]): Block[] {
  const keyOf = ({ date, sessionId, typeId, level }: Answer) =>
    [date, sessionId, typeId, level].join("/");
  return [...Map.groupBy(answers, keyOf).values()]
    .map((own): Block => {
      const { sessionId, typeId, level, place, date } = own[0]!;
      const scored = own.filter(({ accuracy }) => accuracy !== null);
      const timed = scored.filter(({ latencyMs }) => latencyMs !== null);
      return {
        sessionId,
        typeId,
        level,
        place,
        date,
        itemCount: own.length,
        scoredCount: scored.length,
        accuracySum: sum(scored.map(({ accuracy }) => accuracy)),
        withoutHelpSum: sum(scored.map(({ accuracy, hadHelp }) => (hadHelp ? 0 : accuracy))),
        latencySum: sum(timed.map(({ latencyMs }) => latencyMs)),
        latencyCount: timed.length,
        cueCounts: {},
      };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
