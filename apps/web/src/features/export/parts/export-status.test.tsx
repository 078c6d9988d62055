import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExportStatus, type ExportStatusProps } from "./export-status.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function shown(how: Partial<ExportStatusProps>) {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ExportStatus bytes={0} isRunning={false} saved={null} {...how} />
    </I18nProvider>,
  );
  const [, said = ""] = /role="status"[^>]*>(.*?)<\/div>/.exec(page) ?? [];
  return { page, said: said.replaceAll(/<[^>]+>/g, "") };
}

test("that a file is being made is said once, and how far it is, is only seen", () => {
  const [begun, ahead, further] = [0, 2_000, 900_000].map((bytes) =>
    shown({ isRunning: true, bytes }),
  );
  expect(begun?.said).toBe("We are making your file. Please wait.");
  expect([ahead?.said, further?.said]).toEqual([begun?.said, begun?.said]);
  expect(ahead?.page).toContain("so far.");
  expect(further?.page).not.toBe(ahead?.page);
});

test("that it is saved is said", () => {
  const saved = { name: "answers.csv", bytes: 2_000 };
  expect(shown({ saved, bytes: 2_000 }).said).toMatch(/^Saved as answers\.csv, /);
});
