import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Why somebody who is not signed in needs no plan. */
export type NoPlanNeeded = SubscriptionStatus | "clinician";

interface Saying {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly returnUrl?: string;
}

const subscribed: Saying = {
  title: msg`There is already a subscription`,
  text: msg`You will not be charged twice. Log in to see it in your account.`,
  returnUrl: "/account",
};

const unfinished: Saying = {
  title: msg`Please finish your sign-up first`,
  text: msg`Log in to do so, or use the link in your email. Then you can choose a plan.`,
};

/** Logging in does not finish the set-up, but an account that was only named may be one that a clinician created. */
const unfinishedElsewhere: Saying = {
  ...unfinished,
  text: msg`Do it in the app, or use the link in your email. Did a clinician make your account? Then log in to do so.`,
};

const sayings: Readonly<Partial<Record<NoPlanNeeded, Saying>>> = {
  past_due: {
    ...subscribed,
    text: msg`The last payment did not go through. Log in to use another card.`,
    returnUrl: "/payment_update",
  },
  account_created: unfinishedElsewhere,
  clinician_setup: unfinished,
  clinician: {
    title: msg`Clinicians need no subscription`,
    text: msg`This account belongs to a clinician. Log in to go to your patients.`,
  },
};

export interface VisitorSubscribedProps {
  readonly why: NoPlanNeeded;
  /** A way to the plans for a different account. */
  readonly otherAccount: ReactNode;
}

/** For people who came by a link or a name and need no plan: anything further requires a sign-in. */
export function VisitorSubscribed({ why, otherAccount }: VisitorSubscribedProps) {
  const { i18n } = useLingui();
  const { title, text, returnUrl } = sayings[why] ?? subscribed;
  return (
    <Notice
      title={i18n._(title)}
      actions={
        <>
          <LinkButton to="/login" look="primary" {...(returnUrl ? { search: { returnUrl } } : {})}>
            <Trans>Log In</Trans>
          </LinkButton>
          {otherAccount}
        </>
      }
    >
      <p>{i18n._(text)}</p>
    </Notice>
  );
}
