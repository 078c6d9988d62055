import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import type { Sent } from "../api/survey.ts";
import type { Survey } from "../use-survey.ts";
import { ThankYou } from "./thank-you.tsx";

/** After the end-of-trial survey; people who find it too expensive pass here on the way back from the scholarship. */
export function TrialThanks({ survey, end }: { readonly survey: Survey; readonly end: Sent }) {
  const router = useRouter();
  const { destination } = end;
  const goOn = () => {
    const goTo = (address: string | null) => router.history.push(address ?? "/scholarship");
    if (!survey.needsLink) return goTo(destination);
    return survey.send({}, { onDone: (sent) => goTo(sent.destination) });
  };
  const toScholarship = destination && (
    <Button look="primary" isBusy={survey.isBusy} onPress={goOn}>
      <Trans>Ask for a scholarship</Trans>
    </Button>
  );
  return (
    <ThankYou actions={toScholarship}>
      <p>
        {end.isStored ? (
          <Trans>We have your answers. They help us improve.</Trans>
        ) : (
          <Trans>You answered before. We kept your first answers.</Trans>
        )}
      </p>
      {survey.error && <p role="alert">{errorText(survey.error)}</p>}
    </ThankYou>
  );
}
