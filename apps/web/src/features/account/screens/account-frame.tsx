import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { classes } from "../../../ui/classes.ts";
import styles from "../account.module.css";
import { AccountNav } from "../parts/account-nav.tsx";

export interface AccountFrameProps {
  readonly children: ReactNode;
  /** A page of cards uses more width than text would. */
  readonly isWide?: boolean;
}

/** Around the pages of the account: their common title and navigation. */
export function AccountFrame({ children, isWide }: AccountFrameProps) {
  const { user } = useSignedIn();
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <p className={styles.member}>
          {user.type === "patient" ? <Trans>Valued Member</Trans> : <Trans>Valued Partner</Trans>}
        </p>
        <AccountNav />
      </div>
      <div className={classes(styles.content, isWide && styles.wide)}>{children}</div>
    </div>
  );
}
