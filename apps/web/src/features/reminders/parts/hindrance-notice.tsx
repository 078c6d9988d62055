import { Trans } from "@lingui/react/macro";
import type { MailHindrance } from "@regain/contract/entities/email-preferences";
import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/link-button.tsx";
import styles from "../reminders.module.css";

interface Hindrance {
  readonly text: ReactNode;
  /** @param onLeave called before the page is left */
  readonly way: (onLeave: (() => void) | undefined) => ReactNode;
}

/** Why no emails are sent now, and what can be done about it. */
const texts: Readonly<Record<MailHindrance, Hindrance>> = {
  "no-address": {
    text: <Trans>We cannot write to you yet. Your account has no email address.</Trans>,
    way: () => (
      <LinkButton to="/account" look="primary">
        <Trans>Add my email address</Trans>
      </LinkButton>
    ),
  },
  "do-not-contact": {
    text: <Trans>You asked us not to write to you. So no emails will come.</Trans>,
    way: (onLeave) => (
      <LinkButton to="/do-not-contact" onClick={onLeave}>
        <Trans>Let Regain write to me again</Trans>
      </LinkButton>
    ),
  },
  deletion: {
    text: <Trans>Your account will be deleted soon. So no emails will come.</Trans>,
    way: () => (
      <LinkButton to="/account">
        <Trans>See my account</Trans>
      </LinkButton>
    ),
  },
  subscription: {
    text: <Trans>Your subscription does not cover practice now. So no emails will come.</Trans>,
    way: () => (
      <LinkButton to="/subscribe" search={{ source: "account" }}>
        <Trans>See the plans</Trans>
      </LinkButton>
    ),
  },
};

export interface HindranceNoticeProps {
  readonly hindrance: MailHindrance;
  /** Called before the page is left for the one where all emails are stopped or resumed. */
  readonly onLeave?: () => void;
}

export function HindranceNotice({ hindrance, onLeave }: HindranceNoticeProps) {
  const { text, way } = texts[hindrance];
  return (
    <div className={styles.notice} role="note">
      <p>{text}</p>
      {way(onLeave)}
    </div>
  );
}
