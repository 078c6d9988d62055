import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { clearLinkToken } from "../../../lib/link-token.ts";
import { OtherPerson } from "../../../lib/other-person.tsx";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { LinkLoading } from "../../../ui/link-loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { type Answerer, keyOf } from "../answerer.ts";
import { linkFault } from "../link-fault.ts";
import { NotIdentified } from "./not-identified.tsx";

/** Says whose answers these would be. */
interface Asked {
  readonly userId: string;
}

export interface AskedPageProps<State extends Asked> {
  readonly title: string;
  /** The page's, and the key its link's token is stored under. */
  readonly path: string;
  readonly answerer: Answerer;
  readonly onGoOn: (() => void) | undefined;
  readonly asked: {
    readonly data: State | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Rendered once the state is loaded. */
  readonly children: (state: State) => ReactNode;
}

function PatientsOnly() {
  const { t } = useLingui();
  return (
    <Notice
      title={t`These questions are for patients`}
      actions={
        <LinkButton to="/dashboard" look="primary">
          <Trans>Go to Dashboard</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>You are logged in as a clinician.</Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}

/**
 * A page of questions for an identified person; otherwise, why they could not be identified, or that somebody else is
 * logged in: nobody answers in another's place by accident.
 */
export function AskedPage<State extends Asked>(props: AskedPageProps<State>) {
  const auth = useCurrentUser();
  const { title, path, answerer, onGoOn, asked, children } = props;
  const { data, error, refetch } = asked;
  const fault = keyOf(answerer) === undefined ? "missing" : linkFault(error);
  if (fault) return <NotIdentified fault={fault} path={path} onGoOn={onGoOn} />;
  if (isRefusedWith(error, "patients-only")) return <PatientsOnly />;
  if (auth && data && data.userId !== auth.user.userId)
    return <OtherPerson auth={auth} email={null} onStay={() => clearLinkToken(path)} />;
  if (data !== undefined) return children(data);
  if (!error) return <LinkLoading />;
  return (
    <FormPage>
      <PageHeading>{title}</PageHeading>
      <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
    </FormPage>
  );
}
