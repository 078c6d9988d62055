import { Plural, Trans } from "@lingui/react/macro";
import type { ToldStrength } from "@regain/contract/entities/sign-in-settings";
import { formatInstant } from "../../../lib/formats.ts";
import styles from "./settings.module.css";

/** What the provider reported at the last sign-in, so that an admin can see what to ask for. */
export function LastTold({ told }: { readonly told: ToldStrength | null }) {
  if (!told)
    return (
      <p className={styles.note}>
        <Trans>
          Once somebody has logged in, you will see here what your provider says about it.
        </Trans>
      </p>
    );
  const day = formatInstant(told.at);
  const methods = told.amr.join(" ");
  const minutes = told.ageSeconds === null ? null : Math.ceil(told.ageSeconds / 60);
  return (
    <div className={styles.note}>
      <p>
        <Trans>What your provider said about the last login, on {day}:</Trans>
      </p>
      <ul>
        <li>
          {told.acr ? <Trans>Strength (acr): {told.acr}</Trans> : <Trans>No strength (acr)</Trans>}
        </li>
        <li>
          {methods ? <Trans>Methods (amr): {methods}</Trans> : <Trans>No methods (amr)</Trans>}
        </li>
        <li>
          {minutes === null ? (
            <Trans>It did not say when the person logged in there</Trans>
          ) : (
            <Plural
              value={minutes}
              _0="Logged in there just then"
              one="Logged in there # minute before"
              other="Logged in there # minutes before"
            />
          )}
        </li>
      </ul>
    </div>
  );
}
