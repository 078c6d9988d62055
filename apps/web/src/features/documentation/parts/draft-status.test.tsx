import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { DraftView } from "../draft-keeper.ts";
import { DraftStatus } from "./draft-status.tsx";

beforeAll(() => i18n.loadAndActivate({ locale: "en", messages: {} }));

const view: DraftView = {
  texts: {},
  version: 1,
  status: "saved",
  clash: undefined,
  joinedBy: undefined,
  signed: undefined,
  savedAt: "2026-03-02T15:00:00Z",
  error: undefined,
};

function shown(status: DraftView["status"], isAddendum = false) {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DraftStatus
        view={{ ...view, status }}
        isAddendum={isAddendum}
        tooLong="Too long: Plan."
        onRetry={() => undefined}
        onCopy={async () => true}
      />
    </I18nProvider>,
  );
  return { page, said: /role="status">(.*?)</.exec(page)?.[1] };
}

test.each([
  ["saving", "Saving…"],
  ["unsaved", "Not saved yet."],
  ["saved", "Draft saved on"],
] as const)("what is %s is seen, and not said at every pause", (status, text) => {
  const { page, said } = shown(status);
  expect(page).toContain(text);
  expect(said).toBe("");
});

test.each([
  ["offline", "No connection."],
  ["refused", "Not saved, but kept on this device."],
  ["too-long", "Not saved, but kept on this device. Too long: Plan."],
] as const)("what is %s is said, where nothing was before", (status, text) => {
  expect(shown(status).said).toContain(text);
});

test("what is too long is not saved by asking again, and an addendum is called one", () => {
  expect(shown("refused").page).toContain("Save now");
  expect(shown("too-long").page).not.toContain("Save now");
  expect(shown("saved", true).page).toContain("Addendum saved on");
});
