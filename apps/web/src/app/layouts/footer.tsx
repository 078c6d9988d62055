import { Trans, useLingui } from "@lingui/react/macro";
import { openCookieSettings } from "../cookies/cookie-settings.ts";
import { outsideLinks, socialLinks } from "../../lib/support.ts";
import styles from "./footer.module.css";

export function Footer() {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <p className={styles.disclaimer}>
        <Trans>
          Regain provides no rehabilitation services and does not guarantee improvement in brain
          function.
        </Trans>
      </p>
      <nav aria-label={t`About Regain`}>
        <a href={outsideLinks.pricing}>
          <Trans>Pricing</Trans>
        </a>
        <a href={outsideLinks.support}>
          <Trans>Support</Trans>
        </a>
        <a href={outsideLinks.eula}>
          <Trans>EULA</Trans>
        </a>
        <a href={outsideLinks.privacy}>
          <Trans>Privacy</Trans>
        </a>
        <a href={outsideLinks.terms}>
          <Trans>Terms</Trans>
        </a>
        <button type="button" onClick={() => void openCookieSettings()}>
          <Trans>Cookie settings</Trans>
        </button>
        {socialLinks.map(({ name, url }) => (
          <a key={name} href={url}>
            {name}
          </a>
        ))}
      </nav>
    </footer>
  );
}
