import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { TextArea } from "./text-area.tsx";

beforeAll(() => i18n.loadAndActivate({ locale: "en", messages: {} }));

const longest = 8_000;
const shown = (value: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TextArea label="Plan" value={value} maxLength={longest} error="Too short." />
    </I18nProvider>,
  );

test("what is pasted is taken in whole, and the field says by how much it is too long", () => {
  const page = shown("x".repeat(10_801));
  expect(page).toContain("x".repeat(10_801));
  expect(page).not.toMatch(/maxlength/i);
  expect(page).toContain('aria-invalid="true"');
  expect(page).toContain("2,801 characters too long.");
  expect(page).not.toContain("Too short.");
});

test("a text that just fits has no such error", () => {
  expect(shown("x".repeat(8_000))).not.toContain("too long");
  expect(shown("x".repeat(8_001))).toContain("1 character too long.");
});
