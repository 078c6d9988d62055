import { Trans } from "@lingui/react/macro";
import type { UserType } from "@regain/contract/entities/enumerations";
import { TextLink } from "../../../ui/text-link.tsx";
import { invitationTokenOf } from "../invitation.ts";
import { ChooseUserType } from "../parts/choose-user-type.tsx";
import { SignUpPage } from "../parts/sign-up-page.tsx";
import { StepView } from "../parts/step-view.tsx";
import { partnerOf } from "../partner.ts";
import { type SignUpWish, useSignUp } from "../use-sign-up.ts";

/** From the address. */
export interface SignUpSearch {
  readonly userType?: UserType;
  readonly institutionId?: string;
  readonly source?: string;
  readonly email?: string;
}

function Steps({ wish }: { readonly wish: SignUpWish }) {
  const signUp = useSignUp(wish);
  return <StepView key={signUp.step} signUp={signUp} />;
}

/** The sign-up: who it is for, then its steps. */
export function SignUpScreen({ userType, institutionId, source, email }: SignUpSearch) {
  const invitationToken = invitationTokenOf({ email, institutionId });
  const wish = { institutionId, source, email, invitationToken };
  return (
    <SignUpPage partnerId={partnerOf(institutionId)}>
      {userType ? <Steps key={userType} wish={{ ...wish, userType }} /> : <ChooseUserType />}
      {invitationToken && institutionId && (
        <p>
          <TextLink to="/activate" search={{ t: invitationToken, answer: "decline" }}>
            <Trans>Decline the invitation</Trans>
          </TextLink>
        </p>
      )}
    </SignUpPage>
  );
}
