import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { mailChoicesQuery } from "../api/email-preferences.ts";
import { ChoicesForm } from "../parts/choices-form.tsx";
import { HindranceNotice } from "../parts/hindrance-notice.tsx";
import { TimeZoneNotice } from "../parts/time-zone-notice.tsx";

/** When a patient wants practice reminders, and how often progress emails. */
export function RemindersScreen() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(
    mailChoicesQuery(user.userId),
  );
  return (
    <>
      <PageHeading
        below={data?.hindrance === null ? <Trans>We will write to {data.email}.</Trans> : undefined}
      >
        {t`My reminders`}
      </PageHeading>
      {isPending && <Skeleton shape="block" count={2} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      {data && (
        <>
          {data.hindrance && <HindranceNotice hindrance={data.hindrance} />}
          {data.hindrance !== "no-address" && (
            <>
              <TimeZoneNotice
                patientId={user.userId}
                timeZone={data.timeZone}
                now={dataUpdatedAt}
              />
              <ChoicesForm patientId={user.userId} choices={data} />
            </>
          )}
        </>
      )}
    </>
  );
}
