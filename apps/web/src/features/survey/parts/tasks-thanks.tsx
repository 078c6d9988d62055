import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Sent } from "../api/survey.ts";
import type { Survey } from "../use-survey.ts";

/** To the plans, 15 % off; by a link that is requested now if the survey was finished earlier. */
function SubscribeNow({ survey }: { readonly survey: Survey }) {
  const router = useRouter();
  if (!survey.needsLink)
    return (
      <LinkButton to="/subscribe" search={{ cc: "HOPE" }} look="primary">
        <Trans>SUBSCRIBE NOW - SAVE 15%</Trans>
      </LinkButton>
    );
  const goOn = () =>
    survey.send(
      {},
      { onDone: ({ destination }) => router.history.push(destination ?? "/subscribe") },
    );
  return (
    <Button look="primary" isBusy={survey.isBusy} onPress={goOn}>
      <Trans>SUBSCRIBE NOW - SAVE 15%</Trans>
    </Button>
  );
}

/** Step 3. */
export function TasksThanks({ survey, end }: { readonly survey: Survey; readonly end: Sent }) {
  const { t } = useLingui();
  useHeadingFocus();
  const isSubscribed = end.destination === "/dashboard";
  return (
    <Notice
      title={t`Thank you!`}
      actions={
        isSubscribed ? (
          <LinkButton to="/dashboard" look="primary">
            <Trans>Go to my Dashboard</Trans>
          </LinkButton>
        ) : (
          <SubscribeNow survey={survey} />
        )
      }
    >
      <p>
        {end.isStored ? (
          <Trans>We have your answers. They help us make better exercises.</Trans>
        ) : (
          <Trans>You answered before. We kept your first answers.</Trans>
        )}
      </p>
      {!isSubscribed && (
        <p>
          <Trans>Do you want to continue? Your first payment costs 15% less.</Trans>
        </p>
      )}
      {survey.error && <p role="alert">{errorText(survey.error)}</p>}
    </Notice>
  );
}
