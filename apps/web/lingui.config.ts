import { defineConfig } from "@lingui/cli";
import { existing } from "./build/named-sources.ts";

/** Whole source files by their paths without endings. */
const files = (...paths: readonly string[]) =>
  existing(paths.map((path) => `${path}.`)).map((path) => `<rootDir>/src/${path}*`);

/** The pages of `/dashboard`, which combine several areas. */
const ofDashboard = files(
  ...[
    "clinician-home",
    "detailed-performance",
    "own-or-mailed-report",
    "own-report-nav",
    "patient-nav",
    "patient-page-top",
    "patient-places",
    "report-calendar",
    "report-export",
    "report-summary",
  ].map((name) => `app/screens/${name}`),
);

/** What clinicians see when a patient is not theirs. */
const ofPatients = files("lib/patient-problem", "lib/patient-error");

/** Texts seen only when coming by a link or a card, never when typing a username. */
const ofLinks = files(
  "lib/other-person",
  "features/identity/parts/logged-in-here",
  "features/identity/parts/press-to-enter",
  "features/identity/screens/card-screen",
  "features/identity/screens/link-screen",
  "features/identity/screens/single-sign-on-problem",
);

// One catalog per area, loaded with the area's pages: logging in does not wait for the texts of the rest.
export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/shell",
      include: ["<rootDir>/src"],
      exclude: [
        "<rootDir>/src/features/**",
        "<rootDir>/src/lib/refusal-texts.ts",
        ...ofDashboard,
        ...ofPatients,
        ...ofLinks,
      ],
    },
    { path: "<rootDir>/src/locales/{locale}/dashboard", include: [...ofDashboard, ...ofPatients] },
    { path: "<rootDir>/src/locales/{locale}/links", include: ofLinks },
    {
      path: "<rootDir>/src/locales/{locale}/refusals",
      include: ["<rootDir>/src/lib/refusal-texts.ts"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/{name}",
      include: ["<rootDir>/src/features/{name}/"],
      exclude: ofLinks,
    },
  ],
});
