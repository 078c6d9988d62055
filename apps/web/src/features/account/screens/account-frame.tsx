import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { classes } from "../../../ui/classes.ts";
import styles from "../account.module.css";
import { placesOf } from "../account-places.ts";

const places = {
  details: { to: "/account", label: msg`Account Details` },
  password: { to: "/account/password", label: msg`Change Password` },
  "own-items": { to: "/account/own-items", label: msg`My words and people` },
  recordings: { to: "/account/recordings", label: msg`My recordings` },
  reminders: { to: "/account/reminders", label: msg`My reminders` },
  devices: { to: "/account/devices", label: msg`My devices` },
  payment: { to: "/payment_update", label: msg`Update Payment Method` },
  receipts: { to: "/account/receipts", label: msg`Receipts` },
} as const;

export interface AccountFrameProps {
  readonly children: ReactNode;
  /** A page of cards takes the room that text would not. */
  readonly isWide?: boolean;
}

/** Around the pages of one's account: what they are called together, and the way from one to the other. */
export function AccountFrame({ children, isWide }: AccountFrameProps) {
  const { t, i18n } = useLingui();
  const auth = useSignedIn();
  const offered = placesOf(auth);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <p className={styles.member}>
          {auth.user.type === "patient" ? (
            <Trans>Valued Member</Trans>
          ) : (
            <Trans>Valued Partner</Trans>
          )}
        </p>
        <nav aria-label={t`My Account`}>
          <ul className={styles.places}>
            {offered.map((place) => (
              <li key={place}>
                <Link
                  to={places[place].to}
                  activeOptions={{ exact: true, includeSearch: false }}
                  className={styles.place ?? ""}
                >
                  {i18n._(places[place].label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={classes(styles.content, isWide && styles.wide)}>{children}</div>
    </div>
  );
}
