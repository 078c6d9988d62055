import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "../account.module.css";
import { accountQuery } from "../api/account.ts";
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

/** The pages of the account: next to the page, or behind one button where they would push it down. */
export function AccountNav() {
  const { t, i18n } = useLingui();
  const auth = useSignedIn();
  const { userId, promptChangePassword } = auth.user;
  const { data } = useQuery({ ...accountQuery(userId), enabled: !promptChangePassword });
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label={t`My Account`}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t`My Account`}
        <Icon of={ChevronDown} />
      </button>
      <ul id={id} className={styles.places} data-closed={!isOpen || undefined}>
        {placesOf(auth, data).map((place) => (
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
  );
}
