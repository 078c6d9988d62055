import type { ReactNode } from "react";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import styles from "./login-form.module.css";
import { LoginPage } from "./login-page.tsx";

export interface DeadLinkProps {
  readonly title: string;
  /** What to do now. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A link or a card that no longer works, with alternatives. */
export function DeadLink({ title, children, actions }: DeadLinkProps) {
  useHeadingFocus();
  return (
    <LoginPage title={title}>
      <p>{children}</p>
      <div className={styles.ways}>{actions}</div>
      <SupportContacts />
    </LoginPage>
  );
}
