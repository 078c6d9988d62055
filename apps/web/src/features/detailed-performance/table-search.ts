import { columnTypes } from "@regain/contract/detailed-table-values";
import { anyDay, oneOf, type SearchOf, type SearchReader } from "../../lib/search.ts";

export const measures = ["accuracy", "latency"] as const;
/** What the cells show. */
export type Measure = (typeof measures)[number];

/** Numbers of exercises, as an address lists them: `1,26,33`. */
const someTasks: SearchReader<string> = (value) =>
  /^[1-9]\d{0,3}(?:,[1-9]\d{0,3}){0,199}$/.test(value) ? value : undefined;

/** What the address says of the table; what it does not say is as at first. */
export const tableSearch = {
  columns: oneOf(...columnTypes),
  measure: oneOf(...measures),
  /** All of them where it is not given. */
  tasks: someTasks,
  startDate: anyDay,
  endDate: anyDay,
};
export type TableSearch = SearchOf<typeof tableSearch>;
export type TableChange = { readonly [Name in keyof TableSearch]: TableSearch[Name] | undefined };
