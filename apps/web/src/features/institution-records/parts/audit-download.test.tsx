import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DownloadStatus, type DownloadStatusProps } from "./audit-download.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function shown(how: Partial<DownloadStatusProps>) {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DownloadStatus bytes={0} isRunning={false} saved={null} {...how} />
    </I18nProvider>,
  );
  return { page, said: /role="status"[^>]*>(.*?)<\/p>/.exec(page)?.[1] };
}

test("that the file is being made and is saved is said, and how far it is, is only seen", () => {
  const making = "We are making your file. Please wait.";
  expect(shown({ isRunning: true }).said).toBe(making);
  expect(shown({ isRunning: true, bytes: 300 * 1024 }).said).toBe(making);
  expect(shown({ isRunning: true, bytes: 300 * 1024 }).page).toContain("300 kB so far.");
  const saved = { name: "regain-audit.csv", bytes: 300 * 1024 };
  expect(shown({ saved, bytes: saved.bytes }).said).toBe("Saved as regain-audit.csv.");
});
