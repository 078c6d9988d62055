import { describe, expect, test } from "vitest";
import { searchAfter, sortOf } from "./list-address.ts";
import type { ListChange, ListSearch } from "./list-search.ts";

describe("the address of the list", () => {
  test.each<[string, ListSearch, ListChange, ListSearch]>([
    ["says nothing of what is as at first", {}, { sort: "status", direction: "ascending" }, {}],
    ["keeps what it said", { search: "ro" }, { page: "2" }, { search: "ro", page: "2" }],
    ["starts a search on the first page", { page: "3" }, { search: "ro" }, { search: "ro" }],
    ["starts another order there too", { page: "3" }, { sort: "username" }, { sort: "username" }],
    ["forgets an emptied search", { search: "ro" }, { search: "" }, {}],
    ["keeps the page when a row opens", { page: "3" }, { open: "id" }, { page: "3", open: "id" }],
    ["closes a row", { page: "3", open: "id" }, { open: undefined }, { page: "3" }],
    ["shows all again", { status: "discharged", page: "2" }, { status: undefined }, {}],
  ])("%s", (_, now, change, next) => {
    expect(searchAfter(now, change)).toEqual(next);
  });

  test("names an order, by status where it does not", () => {
    expect(sortOf({})).toEqual({ column: "status", direction: "ascending" });
    expect(sortOf({ sort: "username", direction: "descending" })).toEqual({
      column: "username",
      direction: "descending",
    });
  });
});
