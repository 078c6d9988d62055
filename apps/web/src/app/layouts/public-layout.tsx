import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/link-button.tsx";
import { Header } from "./header.tsx";
import { type LayoutProps, Page } from "./page.tsx";
import { useRoom } from "./use-room.ts";

/** Around pages for visitors who are not logged in. */
export function PublicLayout({ children }: LayoutProps) {
  const { t } = useLingui();
  useRoom("patient");
  const header = (
    <Header>
      <nav aria-label={t`Account`}>
        <LinkButton to="/login" look="quiet">
          <Trans>Log In</Trans>
        </LinkButton>
        <LinkButton to="/signup">
          <Trans>Sign Up</Trans>
        </LinkButton>
      </nav>
    </Header>
  );
  return <Page header={header}>{children}</Page>;
}
