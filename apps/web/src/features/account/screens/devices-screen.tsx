import { Trans, useLingui } from "@lingui/react/macro";
import type { DeviceSession } from "@regain/contract/entities/account-details";
import { useQuery } from "@tanstack/react-query";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { formatRelative } from "../../../lib/formats.ts";
import { shortName } from "../../../lib/short-name.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "../account.module.css";
import { devicesQuery, useEndSessions } from "../api/account.ts";
import { deviceName } from "../device-name.ts";
import { AccountPage } from "../parts/account-page.tsx";
import { SignInCard } from "../../identity/screens/sign-in-card.tsx";

interface DeviceProps {
  readonly session: DeviceSession;
  /** When the list was loaded, ms. */
  readonly now: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Device({ session, now, isEnding, onEnd }: DeviceProps) {
  const { t, i18n } = useLingui();
  const { browser, system } = deviceName(session.device);
  const used = formatRelative(Date.parse(session.lastUsedAt), now, i18n.locale);
  const name = [browser ?? t`A browser`, system].filter(Boolean).join(", ");
  return (
    <li className={styles.device}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.quiet}>
          {session.isThisOne ? <Trans>This device</Trans> : <Trans>Last used: {used}</Trans>}
        </p>
      </div>
      {!session.isThisOne && (
        <Button aria-label={t`Log out ${{ device: name }}`} isBusy={isEnding} onPress={onEnd}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}

/** Where the user is signed in, with a way to sign those devices out. */
export function DevicesScreen() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(devicesQuery(user.userId));
  const end = useEndSessions();
  const sessions = data?.sessions ?? [];
  const isEnding = (which: string | undefined) => end.isPending && end.variables === which;
  const finish = (which: string | undefined, said: string) => {
    // A second press would be about a device that is already logged out.
    if (isEnding(which)) return;
    // By a promise: callbacks of a press that another one follows are not called.
    end.mutateAsync(which).then(
      () => flash(said, { type: "success" }),
      (reason: unknown) => flash(errorText(reason), { type: "error" }),
    );
  };

  return (
    <AccountPage title={t`My devices`}>
      <p>
        <Trans>You are logged in on these devices. Log out of any that you do not recognize.</Trans>
      </p>
      {isPending && <Skeleton shape="block" count={2} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      <ul className={styles.devices}>
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            now={dataUpdatedAt}
            isEnding={isEnding(session.id)}
            onEnd={() => finish(session.id, t`That device is logged out.`)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            isBusy={isEnding(undefined)}
            onPress={() => finish(undefined, t`All other devices are logged out.`)}
          >
            <Trans>Log out all other devices</Trans>
          </Button>
        </div>
      )}
      {user.type === "patient" && (
        <section className={styles.section}>
          <SignInCard patientId={user.userId} name={shortName(user)} />
        </section>
      )}
    </AccountPage>
  );
}
