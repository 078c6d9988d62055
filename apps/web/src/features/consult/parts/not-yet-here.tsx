import { Trans, useLingui } from "@lingui/react/macro";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { stateName } from "../state-name.ts";

export interface NotYetHereProps {
  readonly state: string;
  readonly onBack: () => void;
}

export function NotYetHere({ state, onBack }: NotYetHereProps) {
  const { t } = useLingui();
  useHeadingFocus();
  const name = stateName(state);
  const actions = (
    <>
      <Button look="primary" onPress={onBack}>
        <Trans>Choose another state</Trans>
      </Button>
      <LinkButton to="/">
        <Trans>Go to the start page</Trans>
      </LinkButton>
    </>
  );
  return (
    <Notice title={t`Not yet in ${name}`} actions={actions}>
      <p>
        <Trans>Our therapists are not yet available in {name}.</Trans>
      </p>
      <p>
        <Trans>We are glad to help you find another way.</Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}
