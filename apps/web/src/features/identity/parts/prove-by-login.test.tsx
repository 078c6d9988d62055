import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactsContext } from "../../../ui/support-contacts.tsx";
import { ProveByLogin, type ProveByLoginProps } from "./prove-by-login.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const contacts = {
  phone: "1-800",
  phoneAddress: "tel:1800",
  email: "help@regain.test",
  mailAddress: "mailto:help@regain.test",
};

const says = (props: ProveByLoginProps) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ContactsContext value={contacts}>
        <ProveByLogin {...props} />
      </ContactsContext>
    </I18nProvider>,
  );

test("only whoever has a card of their own is sent to log in by it", () => {
  expect(says({ by: "own-card", isMember: false })).toContain("log in with your card");
  for (const isMember of [true, false]) {
    expect(says({ by: "nothing", isMember })).not.toMatch(/card|Log out/);
    expect(says({ by: "institution", isMember })).not.toContain("card");
  }
});

test("whom no login proves is told who helps: the institution's admin, or we", () => {
  expect(says({ by: "nothing", isMember: true })).toContain("An admin of your institution");
  const alone = says({ by: "nothing", isMember: false });
  expect(alone).toContain("help@regain.test");
  expect(alone).not.toContain("institution");
});
