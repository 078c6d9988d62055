import { columnTypes } from "@regain/contract/detailed-table-values";
import { anyDay, oneOf, type SearchOf, type SearchReader } from "../../lib/search.ts";

export const measures = ["accuracy", "latency"] as const;
/** What the cells show. */
export type Measure = (typeof measures)[number];

/** Exercise numbers, as listed in an address: `1,26,33`. */
const someTasks: SearchReader<string> = (value) =>
  /^[1-9]\d{0,3}(?:,[1-9]\d{0,3}){0,199}$/.test(value) ? value : undefined;

/** The table's parameters in the address; missing ones have their defaults. */
export const tableSearch = {
  columns: oneOf(...columnTypes),
  measure: oneOf(...measures),
  /** All of them if not given. */
  tasks: someTasks,
  startDate: anyDay,
  endDate: anyDay,
};
export type TableSearch = SearchOf<typeof tableSearch>;
export type TableChange = { readonly [Name in keyof TableSearch]: TableSearch[Name] | undefined };
