import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import type { Audience } from "../access.ts";
import { HomeLink } from "./home-link.tsx";
import { MessageScreen } from "./message-screen.tsx";

interface Words {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const notYours: Words = {
  title: msg`Access Denied`,
  text: msg`Sorry, you don't have access to this page.`,
};

const words: Readonly<Record<Audience, Words>> = {
  patients: {
    title: msg`Access denied – This section is available for patients only!`,
    text: msg`This page is only for patients. Log in as a patient to see it.`,
  },
  clinicians: notYours,
  admins: notYours,
};

/** Shown to users who are logged in but not part of the page's audience. */
export function DeniedScreen({ audience }: { readonly audience: Audience }) {
  const { i18n } = useLingui();
  return (
    <MessageScreen title={i18n._(words[audience].title)} picture={Lock} actions={<HomeLink />}>
      <p>{i18n._(words[audience].text)}</p>
    </MessageScreen>
  );
}
