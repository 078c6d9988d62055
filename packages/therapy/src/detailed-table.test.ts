import type { ColumnType } from "@regain/contract/detailed-table-values";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./days.ts";
import { type TableCell, tableOf } from "./detailed-table.ts";
import { type Answer, blocksOf, someAnswers } from "./testing/answers.ts";
import { aBlock, rightOfTen } from "./testing/blocks.ts";

const march = { from: "2026-03-01", to: "2026-03-31" };

describe("the table, counted by hand", () => {
  const blocks = [
    rightOfTen(8, { sessionId: "a", typeId: 33, level: 2, date: "2026-03-06" }),
    aBlock({ sessionId: "a", typeId: 1, level: 1, date: "2026-03-06" }),
    rightOfTen(4, { sessionId: "a", typeId: 33, level: 2, date: "2026-03-07" }),
    rightOfTen(9, { sessionId: "b", typeId: 33, level: 2, date: "2026-03-07", place: "clinic" }),
    rightOfTen(5, { sessionId: "c", typeId: 33, level: 3, date: "2026-03-08" }),
    rightOfTen(7, { sessionId: "d", typeId: 33, level: 3, date: "2026-03-09" }),
  ];
  const figures = (type: ColumnType) => {
    const { columns, rows, cells } = tableOf(blocks, type, march);
    return {
      columns: columns.map(({ from, to }) => [from, to].map((day) => day.slice(8)).join("-")),
      rows: rows.map(({ typeId, level }) => `${typeId}/${level}`),
      percents: cells.map((line) => line.map((cell) => cell && cell.withoutHelp)),
    };
  };

  test("by schedule has a column a session, also where it lasts over midnight", () => {
    expect(figures("BySchedule")).toEqual({
      columns: ["06-07", "07-07", "08-08", "09-09"],
      // Sums were practiced last, at level 3; the words on the first day only.
      rows: ["33/3", "33/2", "1/1"],
      percents: [
        [null, null, 50, 70],
        [60, 90, null, null],
        [100, null, null, null],
      ],
    });
  });

  test("by day has a column a day with practice", () => {
    expect(figures("ByDay")).toMatchObject({
      columns: ["06-06", "07-07", "08-08", "09-09"],
      percents: [
        [null, null, 50, 70],
        [80, 65, null, null],
        [100, null, null, null],
      ],
    });
    const [, sums] = tableOf(blocks, "ByDay", march).cells;
    expect(sums?.[1]).toMatchObject({
      location: "both",
      itemCount: 20,
      sessionIds: ["a", "b"],
      from: "2026-03-07",
    });
  });

  test("by week goes from Monday to Sunday, and no further than what was asked for", () => {
    expect(figures("ByWeek")).toMatchObject({
      columns: ["02-08", "09-15"],
      percents: [
        [50, 70],
        [70, null],
        [100, null],
      ],
    });
    const range = { from: "2026-03-06", to: "2026-03-10" };
    expect(tableOf(blocks, "ByWeek", range).columns).toEqual([
      { from: "2026-03-06", to: "2026-03-08" },
      { from: "2026-03-09", to: "2026-03-10" },
    ]);
  });

  test("of nothing is nothing, and of what was skipped has no accuracy", () => {
    expect(tableOf([], "ByDay", march)).toEqual({ columns: [], rows: [], cells: [] });
    const skipped = aBlock({ itemCount: 3, scoredCount: 0, accuracySum: 0, withoutHelpSum: 0 });
    const [[cell] = []] = tableOf([skipped], "ByDay", march).cells;
    expect(cell).toMatchObject({ itemCount: 3, scoredCount: 0, withoutHelp: null, latency: null });
  });

  test("names the latest 200 sessions of a cell", () => {
    const many = Array.from({ length: 201 }, (_, index) => aBlock({ sessionId: `${index}` }));
    const [[cell] = []] = tableOf(many, "ByWeek", march).cells;
    expect(cell?.sessionIds).toHaveLength(200);
    expect([cell?.sessionIds[0], cell?.sessionIds.at(-1)]).toEqual(["1", "200"]);
    expect(cell?.itemCount).toBe(2010);
  });
});

/** The Monday of a day's week, by going back until the calendar says Monday. */
function mondayBefore(day: string): string {
  let at = day;
  while (new Date(`${at}T12:00:00Z`).getUTCDay() !== 1) at = addDays(at, -1);
  return at;
}

const columnOf: Record<ColumnType, (answer: Answer) => string> = {
  BySchedule: ({ sessionId }) => sessionId,
  ByDay: ({ date }) => date,
  ByWeek: ({ date }) => mondayBefore(date),
};

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;

/** One cell, from the single answers. */
function slowCell(own: readonly Answer[]) {
  const scored = own.filter(({ accuracy }) => accuracy !== null);
  return {
    itemCount: own.length,
    scoredCount: scored.length,
    withoutHelp: meanOf(scored.map(({ accuracy, hadHelp }) => (hadHelp ? 0 : accuracy!))),
    accuracy: meanOf(scored.map(({ accuracy }) => accuracy!)),
    latency: meanOf(
      scored.flatMap(({ latencyMs }) => (latencyMs === null ? [] : [latencyMs / 1000])),
    ),
    places: [...new Set(own.map(({ place }) => place))].toSorted(),
    sessionIds: [...new Set(own.map(({ sessionId }) => sessionId))].toSorted(),
  };
}

const close = (value: number | null) => (value === null ? null : Number(value.toFixed(6)));

function shown(cell: ReturnType<typeof slowCell>) {
  const { withoutHelp, accuracy, latency } = cell;
  return {
    ...cell,
    withoutHelp: close(withoutHelp),
    accuracy: close(accuracy),
    latency: close(latency),
  };
}

function really(cell: TableCell) {
  const { itemCount, scoredCount, withoutHelp, accuracy, latency, location, sessionIds } = cell;
  return shown({
    itemCount,
    scoredCount,
    withoutHelp,
    accuracy,
    latency,
    places: location === "both" ? ["clinic", "home"] : [location],
    sessionIds: sessionIds.toSorted(),
  });
}

test.each(["BySchedule", "ByDay", "ByWeek"] as const)(
  "a slow second implementation, from single answers, says the same: %s",
  (type) => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { columns, rows, cells } = tableOf(blocksOf(answers), type, {
          from: "2026-01-01",
          to: "2026-12-31",
        });
        const groups = new Map<string, Answer[]>();
        for (const answer of answers) {
          const key = `${columnOf[type](answer)}|${answer.typeId}|${answer.level}`;
          groups.set(key, [...(groups.get(key) ?? []), answer]);
        }
        const found = cells.flatMap((line, row) =>
          line.flatMap((cell, column) =>
            cell ? [{ row: rows[row]!, column: columns[column]!, cell: really(cell) }] : [],
          ),
        );
        expect(found).toHaveLength(groups.size);
        for (const own of groups.values()) {
          const wanted = shown(slowCell(own));
          const { typeId, level } = own[0]!;
          const same = found.filter(
            ({ row, column, cell }) =>
              row.typeId === typeId &&
              row.level === level &&
              own.every(({ date }) => column.from <= date && date <= column.to) &&
              cell.sessionIds.join(" ") === wanted.sessionIds.join(" "),
          );
          expect(same.map(({ cell }) => cell)).toEqual([wanted]);
        }
        const starts = columns.map(({ from }) => from);
        expect(starts).toEqual(starts.toSorted());
      }),
      { numRuns: 100 },
    );
  },
);
