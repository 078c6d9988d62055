import { Trans, useLingui } from "@lingui/react/macro";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { useTakeTimeZone } from "../api/email-preferences.ts";
import styles from "../reminders.module.css";
import { clocksIn, deviceTimeZone, whenOtherTime } from "../time-zones.ts";

export interface TimeZoneNoticeProps {
  readonly patientId: string;
  /** The account's. */
  readonly timeZone: string;
  /** When it was loaded, ms. */
  readonly now: number;
}

/** Shown if this device's clock differs from the account's time zone, now or later. */
export function TimeZoneNotice({ patientId, timeZone, now }: TimeZoneNoticeProps) {
  const { t, i18n } = useLingui();
  const take = useTakeTimeZone(patientId);
  const here = deviceTimeZone();
  const instant = new Date(now);
  const when = whenOtherTime(timeZone, here, instant);
  if (when === "never") return null;
  const [there, shown] = clocksIn(instant, [timeZone, here], i18n.locale);
  return (
    <section className={styles.notice} aria-label={t`Your time`}>
      <p>
        {when === "now" ? (
          <Trans>
            In your account, it is {there} now. On this device, it is {shown}.
          </Trans>
        ) : (
          <Trans>
            Your account and this device show the same time now. For part of the year, they differ.
          </Trans>
        )}
      </p>
      <Button
        isBusy={take.isPending}
        onPress={() => {
          if (take.isPending) return;
          take.mutate(here, {
            onSuccess: () => flash(t`We now use the time of this device.`, { type: "success" }),
            onError: (error) => flash(errorText(error), { type: "error" }),
          });
        }}
      >
        <Trans>Use the time of this device</Trans>
      </Button>
    </section>
  );
}
