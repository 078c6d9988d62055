import { Trans, useLingui } from "@lingui/react/macro";
import type { InvitationView } from "@regain/contract/entities/invitation";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { currentUserQuery, useCurrentUser } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { clearLinkToken } from "../../../lib/link-token.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormButtons, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { PartnerMark } from "../../../ui/partner-mark.tsx";
import { type InvitationAnswer, useAnswerInvitation } from "../api/activation.ts";

export interface InvitationAnswerProps {
  readonly token: string;
  readonly invitation: InvitationView;
  /** The invited account is not logged in here. */
  readonly wantsLogin: boolean;
  /** Those who need an account create one first, and those who have one log in; logged-in users accept immediately. */
  readonly onAccept?: (() => void) | undefined;
  readonly onDeclined: () => void;
}

/** Asks whether the person accepts the invitation. */
export function InvitationAnswerForm(props: InvitationAnswerProps) {
  const { token, invitation, wantsLogin, onAccept, onDeclined } = props;
  const { t } = useLingui();
  const auth = useCurrentUser();
  const router = useRouter();
  const queryClient = useQueryClient();
  const answer = useAnswerInvitation(token, invitation.id);
  const { institutionName, logo_image_path: logo, message, signsInElsewhere } = invitation.data;

  const accepted = async () => {
    clearLinkToken("/activate");
    flash(t`You belong to ${institutionName} now.`, { type: "success" });
    // Accepted it is even if the account cannot be read again right now.
    if (auth)
      await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
    router.history.replace(auth ? "/dashboard" : "/login");
  };
  const say = (status: InvitationAnswer) => {
    if (answer.isPending) return;
    answer.mutate(status, { onSuccess: status === "ACCEPTED" ? accepted : onDeclined });
  };
  const accept = onAccept ?? (() => say("ACCEPTED"));
  return (
    <FormPage>
      <PartnerMark name={institutionName} logo={logo} />
      <PageHeading>{t`You are invited`}</PageHeading>
      <Form onSubmit={accept} error={answer.error ? errorText(answer.error) : undefined}>
        <p>{message}</p>
        {signsInElsewhere ? (
          <>
            <p>
              <Trans>
                {institutionName} will manage your account. It will see your name and email. It can
                also suspend your account.
              </Trans>
            </p>
            <p>
              <Trans>
                From then on, you log in through {institutionName} only. A password that you have
                here will not let you in anymore.
              </Trans>
            </p>
          </>
        ) : (
          <p>
            <Trans>
              {institutionName} will manage your account. It will see your name and email. It can
              also reset your password and suspend your account.
            </Trans>
          </p>
        )}
        {wantsLogin && (
          <p>
            <Trans>You already have an account. Log in, and then you can accept.</Trans>
          </p>
        )}
        <FormButtons>
          <Button onPress={() => say("DECLINED")}>
            <Trans>Decline</Trans>
          </Button>
          <Button type="submit" look="primary" isBusy={answer.isPending}>
            {wantsLogin ? <Trans>Log In</Trans> : <Trans>Accept</Trans>}
          </Button>
        </FormButtons>
      </Form>
    </FormPage>
  );
}
