import { Trans } from "@lingui/react/macro";
import { use } from "react";
import styles from "./support-contacts.module.css";
import { ContactsContext } from "./support-contacts.tsx";

/** How to reach support, including by text message. */
export function CallOrText() {
  const contacts = use(ContactsContext);
  if (!contacts) return null;
  const { phone, phoneAddress, email, mailAddress } = contacts;
  const textAddress = phoneAddress.replace("tel:", "sms:");
  return (
    <>
      <p className={styles.contacts}>
        <Trans>
          Call us at <a href={phoneAddress}>{phone}</a>, or <a href={textAddress}>send us a text</a>
          .
        </Trans>
      </p>
      <p className={styles.contacts}>
        <Trans>
          You can also write to <a href={mailAddress}>{email}</a>.
        </Trans>
      </p>
    </>
  );
}
