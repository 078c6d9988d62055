import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { AnchorButton } from "../../../ui/link-button.tsx";
import { logLink } from "../../tracking/api/track.ts";
import { appStores } from "../app-stores.ts";
import styles from "./app-badges.module.css";

const devices: Readonly<Record<(typeof appStores)[number]["kind"], MessageDescriptor>> = {
  apple: msg`for iPhone and iPad`,
  android: msg`for Android phones and tablets`,
  amazon: msg`for Fire tablets`,
};

/** Where to get the app: as text, because the stores' badges are their own. */
export function AppBadges() {
  const { i18n } = useLingui();
  return (
    <ul className={styles.badges}>
      {appStores.map(({ kind, name, url }) => (
        <li key={kind}>
          <AnchorButton
            href={url}
            size="large"
            wide
            icon={Download}
            onClick={() => logLink(url, { badge: kind })}
          >
            <span className={styles.words}>
              {name} <span className={styles.device}>{i18n._(devices[kind])}</span>
            </span>
          </AnchorButton>
        </li>
      ))}
    </ul>
  );
}
