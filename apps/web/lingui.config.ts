import { defineConfig } from "@lingui/cli";

// A catalogue an area, loaded with the area's pages: whoever logs in does not wait for the words of the rest.
export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/shell",
      include: ["<rootDir>/src"],
      exclude: ["<rootDir>/src/features/**", "<rootDir>/src/lib/refusal-texts.ts"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/refusals",
      include: ["<rootDir>/src/lib/refusal-texts.ts"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/{name}",
      include: ["<rootDir>/src/features/{name}/"],
    },
  ],
});
