import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListRow } from "../people-list.ts";
import type { PeopleList } from "../use-people-list.ts";
import { SendList, type SendStatusProps } from "./send-list.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

/** A list of two, one of whom is already invited. */
const rows = (["sent", "invite"] as const).map((verdict, line): ListRow => ({
  id: String(line),
  line,
  email: `many${line}@example.org`,
  type: "patient",
  verdict,
}));

function shown({ isSending, end }: SendStatusProps) {
  const list = {
    send: { isPending: isSending, data: end, error: null },
    progress: { sent: 1, of: 2 },
  } as unknown as PeopleList;
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SendList rows={rows} list={list} takeAnother={() => undefined} />
    </I18nProvider>,
  );
  return { page, said: /role="status"[^>]*>(.*?)<\/div>/.exec(page)?.[1] };
}

test("that invitations are being sent and have been is said, and how many, is only seen", () => {
  const before = shown({ isSending: false, end: undefined });
  expect(before.said).toBe("");
  expect(before.page).toContain("1 to be invited");
  const during = shown({ isSending: true, end: undefined });
  expect(during.said).toBe("We are sending the invitations. Please keep this page open.");
  expect(during.page).toContain("1 invited or here");
  expect(during.page).toContain("1 of 2");
  expect(shown({ isSending: false, end: "done" }).said).toBe("The invitations have been sent.");
  expect(shown({ isSending: false, end: "stopped" }).said).toBe("Sending was stopped.");
});
