import { expect, test } from "vitest";
import { usersSearchAfter, usersSort } from "./users-address.ts";
import type { UsersChange, UsersSearch } from "./users-search.ts";

test.each<[string, UsersSearch, UsersChange, UsersSearch]>([
  ["says nothing of what is as at first", {}, { sort: "name", direction: "ascending" }, {}],
  ["starts a search on the first page", { page: "3" }, { search: "ro" }, { search: "ro" }],
  ["starts a filter there too", { page: "3" }, { type: "patient" }, { type: "patient" }],
  ["keeps what it said", { type: "patient" }, { page: "2" }, { type: "patient", page: "2" }],
  ["shows all again", { type: "patient", search: "x" }, { type: undefined, search: "" }, {}],
])("the address of the users %s", (_, now, change, next) => {
  expect(usersSearchAfter(now, change)).toEqual(next);
});

test("the order is that of the first column where nothing is said", () => {
  expect(usersSort({})).toEqual({ column: "name", direction: "ascending" });
});
