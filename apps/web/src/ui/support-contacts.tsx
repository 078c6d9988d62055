import { Trans } from "@lingui/react/macro";
import { createContext, use } from "react";
import styles from "./support-contacts.module.css";

/** How to reach support. */
export interface Contacts {
  readonly phone: string;
  readonly phoneAddress: string;
  readonly email: string;
  readonly mailAddress: string;
}

/** The app provides them. */
export const ContactsContext = createContext<Contacts | undefined>(undefined);

export function SupportContacts() {
  const contacts = use(ContactsContext);
  if (!contacts) return null;
  const { phone, phoneAddress, email, mailAddress } = contacts;
  return (
    <p className={styles.contacts}>
      <Trans>
        Call us at <a href={phoneAddress}>{phone}</a> or write to <a href={mailAddress}>{email}</a>.
      </Trans>
    </p>
  );
}
