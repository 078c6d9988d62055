import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { HomeLink } from "./home-link.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** Stands where a screen of the site map is not built yet. */
export function ComingScreen({ name }: { readonly name: MessageDescriptor }) {
  const { i18n } = useLingui();
  return (
    <MessageScreen title={i18n._(name)} actions={<HomeLink />}>
      <Trans>This page is not ready yet.</Trans>
    </MessageScreen>
  );
}
