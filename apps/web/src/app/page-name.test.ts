import { expect, it } from "vitest";
import { pageName } from "./page-name.ts";

it.each([
  ["/", "/"],
  ["/account/", "/account"],
  ["/dashboard/patient/$patientId/report", "/dashboard/patient/{patientId}/report"],
  [
    "/dashboard/patient/$patientId/daily-session-note/$type/$date",
    "/dashboard/patient/{patientId}/daily-session-note/{type}/{date}",
  ],
  ["/survey/$", "/survey/{rest}"],
])("tells of %s as %s", (route, name) => {
  expect(pageName(route)).toBe(name);
});
