import { Trans, useLingui } from "@lingui/react/macro";
import type { InvitationView } from "@regain/contract/entities/invitation";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { clearLinkToken, readLinkToken } from "../../../lib/link-token.ts";
import { OtherPerson } from "../../../lib/other-person.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { LinkLoading } from "../../../ui/link-loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RedirectNotice } from "../../../ui/redirect-notice.tsx";
import { invitationQuery } from "../api/activation.ts";
import { isForAnother } from "../invited-account.ts";
import { InvitationAnswerForm } from "../parts/invitation-answer.tsx";
import { LinkError, LinkProblem } from "../parts/link-problem.tsx";
import { WizardView } from "../parts/wizard-view.tsx";

const path = "/activate";

function Declined() {
  const { t } = useLingui();
  const actions = (
    <LinkButton to="/">
      <Trans>Go to the start page</Trans>
    </LinkButton>
  );
  return (
    <Notice title={t`You declined the invitation`} actions={actions}>
      <p>
        <Trans>Thank you for telling us. You do not need to do anything else.</Trans>
      </p>
    </Notice>
  );
}

interface InvitedProps {
  readonly token: string;
  readonly invitation: InvitationView;
  /** The person wants to decline before there is an account. */
  readonly wantsToDecline: boolean;
}

function Invited({ token, invitation, wantsToDecline }: InvitedProps) {
  const auth = useCurrentUser();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(wantsToDecline);
  const [isDeclined, setDeclined] = useState(false);
  const { email, redirect, logInFirst, userType, data } = invitation;
  if (isDeclined) return <Declined />;
  if (auth && isForAnother(invitation, auth.user)) return <OtherPerson auth={auth} email={email} />;
  if (isAsked || !redirect) {
    const declined = () => {
      clearLinkToken(path);
      setDeclined(true);
    };
    const wantsLogin = logInFirst && !auth;
    const logIn = () => void navigate({ to: "/login", search: { returnUrl: path } });
    const makeAccount = redirect ? () => setAsked(false) : undefined;
    const onAccept = wantsLogin ? logIn : makeAccount;
    return (
      <InvitationAnswerForm
        {...{ token, invitation, wantsLogin, onAccept }}
        onDeclined={declined}
      />
    );
  }
  if (redirect === "signup") {
    const { institutionId } = data;
    const search = { userType, institutionId, email, invitationToken: token };
    return (
      <>
        <RedirectNotice />
        <Navigate to="/signup" search={search} replace />
      </>
    );
  }
  return (
    <WizardView
      start={{
        path,
        token,
        username: data.username ?? "",
        known: { email },
        requirements: data.passwordRequirements,
        source: "invitation",
      }}
      partner={{ name: data.institutionName, logo: data.logo_image_path }}
      intro={<p>{data.message}</p>}
      otherwise={
        <Button look="quiet" onPress={() => setAsked(true)}>
          <Trans>I do not want this</Trans>
        </Button>
      }
    />
  );
}

/** Where the link in an institution's invitation leads. */
export function InvitationScreen({ wantsToDecline }: Pick<InvitedProps, "wantsToDecline">) {
  const [token] = useState(() => readLinkToken(path));
  const { data, error, refetch } = useQuery({
    ...invitationQuery(token ?? ""),
    enabled: token !== undefined,
    // From here on, only this page changes the link's state.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!token) return <LinkProblem kind="invitation" fault="unknown" />;
  if (data) return <Invited token={token} invitation={data} wantsToDecline={wantsToDecline} />;
  if (error) return <LinkError kind="invitation" error={error} onRetry={() => void refetch()} />;
  return <LinkLoading />;
}
