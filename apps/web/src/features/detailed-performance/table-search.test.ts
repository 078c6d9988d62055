import { expect, test } from "vitest";
import { search } from "../../lib/search.ts";
import { searchAfter, tasksOf, withPossibleDays } from "./table-address.ts";
import { tableSearch } from "./table-search.ts";

const read = search(tableSearch);

test("an address may name columns, measure, days and exercises; nonsense counts as missing", () => {
  const address = { columns: "ByWeek", measure: "latency", tasks: "1,33", startDate: "2026-03-01" };
  expect(read(address)).toEqual(address);
  expect(
    read({ columns: "ByMonth", measure: "speed", tasks: "1,,2", endDate: "2026-02-31x" }),
  ).toEqual({});
  expect(read({ tasks: "0" })).toEqual({});
});

test("all exercises are chosen where the address names none", () => {
  expect(tasksOf(undefined)).toBeUndefined();
  expect(tasksOf("1,33")).toEqual(new Set([1, 33]));
});

test("an address does not say what is as at first", () => {
  const now = { columns: "ByDay", tasks: "1" } as const;
  expect(searchAfter(now, { columns: "BySchedule" })).toEqual({ tasks: "1" });
  expect(searchAfter(now, { measure: "latency", tasks: undefined })).toEqual({
    columns: "ByDay",
    measure: "latency",
  });
});

test("days that no table can have count as missing", () => {
  const now = new Date("2026-03-10T09:00:00Z");
  const possible = (startDate: string | undefined, endDate?: string) =>
    withPossibleDays(searchAfter({}, { columns: "ByDay", startDate, endDate }), now);
  const columns = "ByDay";
  const march = { startDate: "2026-03-01", endDate: "2026-03-10" };
  expect(possible(march.startDate, march.endDate)).toEqual({ columns, ...march });
  expect(possible(march.startDate)).toEqual({ columns, startDate: march.startDate });
  expect(possible(undefined, march.endDate)).toEqual({ columns, endDate: march.endDate });
  expect(possible(march.startDate, "2026-03-11")).toEqual({ columns, startDate: march.startDate });
  expect(possible(undefined, "2026-03-11")).toEqual({ columns });
  expect(possible("2026-03-02", "2026-03-01")).toEqual({ columns });
  expect(possible("2026-03-11")).toEqual({ columns });
  expect(possible("2026-03-11", "2026-03-12")).toEqual({ columns });
});
