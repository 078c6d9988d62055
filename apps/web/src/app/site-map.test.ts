import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../routes");

/** What a route file declares about itself. */
function readRoute(file: string) {
  const text = readFileSync(join(folder, file), "utf8");
  const rules = /staticData: \{([^}]*)\}/.exec(text)?.[1] ?? "";
  return {
    address: /createFileRoute\(\s*"(.*?)",?\s*\)/.exec(text)?.[1]?.replace(/(.)\/$/, "$1") ?? "",
    access: /access: "(.*?)"/.exec(rules)?.[1],
    audience: /audience: "(.*?)"/.exec(rules)?.[1],
    frame: /frame: "(.*?)"/.exec(rules)?.[1] ?? "site",
    words: [...(/words: \[(.*?)\]/.exec(rules)?.[1] ?? "").matchAll(/"(.*?)"/g)].map(
      ([, one]) => one,
    ),
    screens: [...text.matchAll(/features\/([^/]+)\/screens\//g)].map(([, area]) => area),
  };
}

const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && file !== "__root.tsx")
  .map((file) => readRoute(file));

const addresses = (wanted: (route: (typeof routes)[number]) => boolean) =>
  [...new Set(routes.filter(wanted).map(({ address }) => address))].toSorted();

it("has every address of the specification, and of the decisions, with its access level", () => {
  expect(addresses(({ access }) => access === "only-public")).toEqual([
    "/login",
    "/login/$action",
    "/retrial",
    "/signup",
  ]);
  expect(addresses(({ access }) => access === "private")).toEqual([
    "/account",
    "/account/devices",
    "/account/own-items",
    "/account/password",
    "/account/receipts",
    "/account/recordings",
    "/account/reminders",
    "/do-therapy",
    "/do-therapy/$scheduleId",
    "/enterprise-dashboard",
    "/enterprise-dashboard/audit",
    "/enterprise-dashboard/institution",
    "/enterprise-dashboard/invite",
    "/enterprise-dashboard/usage",
    "/enterprise-dashboard/users",
    "/payment_update",
    "/payment_update/fail",
    "/payment_update/success",
    "/unsubscribe",
    "/unsubscribe/accept",
    "/unsubscribe/refuse",
  ]);
  const anybody = addresses(({ access }) => access === "public");
  expect(anybody).toEqual(
    expect.arrayContaining([
      "/",
      "/activate",
      "/activate/clinician-setup",
      "/activate/flint",
      "/activate/homework-invitation",
      "/assessment-results",
      "/clinician/login",
      "/dashboard",
      "/dashboard/add-patient",
      "/dashboard/calendar",
      "/dashboard/detailed-performance",
      "/dashboard/patient/$patientId",
      "/dashboard/patient/$patientId/calendar",
      "/dashboard/patient/$patientId/clinic-session",
      "/dashboard/patient/$patientId/daily-session-note/$type/$date",
      "/dashboard/patient/$patientId/detailed-performance",
      "/dashboard/patient/$patientId/discharge-summary/$startDate/$endDate",
      "/dashboard/patient/$patientId/notes",
      "/dashboard/patient/$patientId/progress-note/$startDate/$endDate",
      "/dashboard/patient/$patientId/recordings",
      "/dashboard/patient/$patientId/report",
      "/dashboard/patient/$patientId/words",
      "/dashboard/patient/$patientId/schedule",
      "/dashboard/presets",
      "/dashboard/report",
      "/dashboard/request-brochure/$patientId/$sourceView",
      "/do-not-contact",
      "/download",
      "/download-clinician",
      "/download-patient",
      "/eula",
      "/forgot-password",
      "/forgot-password/guide",
      "/logout",
      "/mail-choice",
      "/pricing",
      "/privacy",
      "/reports",
      "/scholarship",
      "/skill-performance",
      "/start",
      "/subscribe",
      "/subscribe/fail",
      "/subscribe/success",
      "/support",
      "/terms",
      "/survey",
      "/survey/campaign/$campaignId",
      "/therapist-consult",
      "/therapy-performance",
    ]),
  );
});

it("keeps practice to patients and the institution to its admins", () => {
  expect(addresses(({ audience }) => audience === "patients")).toEqual([
    "/account/own-items",
    "/account/receipts",
    "/account/recordings",
    "/account/reminders",
    "/do-therapy",
    "/do-therapy/$scheduleId",
  ]);
  expect(addresses(({ audience }) => audience === "admins")).toEqual([
    "/enterprise-dashboard",
    "/enterprise-dashboard/audit",
    "/enterprise-dashboard/institution",
    "/enterprise-dashboard/invite",
    "/enterprise-dashboard/usage",
    "/enterprise-dashboard/users",
  ]);
});

it("hides the header on signup, the homework invitation, the subscription pages and the player", () => {
  expect(addresses(({ frame }) => frame !== "site")).toEqual([
    "/activate/homework-invitation",
    "/dashboard/patient/$patientId/clinic-session",
    "/do-therapy",
    "/do-therapy/$scheduleId",
    "/signup",
    "/subscribe",
    "/subscribe/fail",
    "/subscribe/success",
  ]);
});

it("loads the words of every area whose screens it shows", () => {
  const speechless = routes.filter(({ screens, words }) =>
    screens.some((area) => !words.includes(area)),
  );
  expect(speechless.map(({ address }) => address)).toEqual([]);
});
