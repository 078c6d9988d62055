import { Trans, useLingui } from "@lingui/react/macro";
import { localTime } from "@regain/therapy/days";
import { useState } from "react";
import { essentialOnly, saveConsent, useConsent } from "../../../lib/consent.ts";
import { flash } from "../../../lib/flash.ts";
import { formatDay } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Switch } from "../../../ui/switch.tsx";
import styles from "./cookie-dialog.module.css";

/** In the person's own time zone. */
function dayOf(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDay(localTime(new Date(instant), timeZone).day);
}

/** What is stored in this browser, in three categories; two of them are optional. */
export function CookieDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const consent = useConsent();
  const [choice, setChoice] = useState(consent ?? essentialOnly);
  const since = consent && dayOf(consent.at);
  const save = () => {
    saveConsent(choice);
    flash(t`Your choice is saved.`, { type: "success" });
    onClose();
  };
  return (
    <Dialog
      title={t`Cookie settings`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onPress={save}>
            <Trans>Save my choice</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <div className={styles.category}>
          <p className={styles.name}>
            <Trans>Essential</Trans>
            <span className={styles.always}>
              <Trans>Always on</Trans>
            </span>
          </p>
          <p>
            <Trans>Keeps you logged in. Keeps your settings and unsent answers.</Trans>
          </p>
        </div>
        <div className={styles.category}>
          <Switch
            label={t`Analytics`}
            isSelected={choice.analytics}
            onChange={(analytics) => setChoice({ ...choice, analytics })}
          />
          <p>
            <Trans>
              Counts which pages and buttons are used. It never sees your answers. We delete the
              counts after 13 months.
            </Trans>
          </p>
        </div>
        <div className={styles.category}>
          <Switch
            label={t`Advertising`}
            isSelected={choice.advertising}
            onChange={(advertising) => setChoice({ ...choice, advertising })}
          />
          <p>
            <Trans>
              We show no ads. This remembers for 30 days which link led you here. When you sign up,
              we note it in your account.
            </Trans>
          </p>
        </div>
        {since && (
          <p className={styles.since}>
            <Trans>You last chose on {since}.</Trans>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
