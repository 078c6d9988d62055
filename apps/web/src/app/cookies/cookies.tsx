import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Choice,
  essentialOnly,
  everything,
  saveConsent,
  useConsent,
} from "../../lib/consent.ts";
import { flash } from "../../lib/flash.ts";
import { usePageMark } from "../../lib/use-page-mark.ts";
import { Button } from "../../ui/button.tsx";
import { openCookieSettings, useCookieSettings } from "./cookie-settings.ts";
import styles from "./cookies.module.css";

/** At the foot of the page until a choice is made. It blocks nothing, and until then nothing is allowed. */
function CookieBar() {
  const { t } = useLingui();
  usePageMark("cookieBar");
  const choose = (choice: Choice) => {
    saveConsent(choice);
    flash(t`Your choice is saved.`);
    // The button that had the focus is gone.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.bar} aria-label={t`Cookies`}>
      <p>
        <Trans>
          Regain keeps what it needs to work. May we also count visits, and note what led you here?
        </Trans>
      </p>
      <div className={styles.choices}>
        <Button onPress={() => choose(everything)}>
          <Trans>Accept all</Trans>
        </Button>
        <Button onPress={() => choose(essentialOnly)}>
          <Trans>Only what is needed</Trans>
        </Button>
        <Button look="quiet" onPress={() => void openCookieSettings()}>
          <Trans>Choose</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The question, and the settings when they are asked for. */
export function Cookies() {
  const consent = useConsent();
  const settings = useCookieSettings();
  return (
    <>
      {!consent && <CookieBar />}
      {settings}
    </>
  );
}
