import { Trans, useLingui } from "@lingui/react/macro";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { spaced, useResume } from "../api/subscription.ts";

export interface ReactivateButtonProps {
  readonly look?: "primary" | "plain";
  readonly onDone?: () => void;
}

/** Undoes a cancellation during the paid period, and reports the result. */
export function ReactivateButton({ look = "primary", onDone }: ReactivateButtonProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useResume();
  const reactivate = () => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: ({ message }) => {
        flash(spaced(message), { type: "success" });
        onDone?.();
      },
      onError: (error) =>
        flash(
          t`Unable to reactivate subscription due to the following error: ${errorText(error)}`,
          { type: "error" },
        ),
    });
  };
  return (
    <Button look={look} isBusy={isPending} onPress={reactivate}>
      <Trans>Reactivate Subscription</Trans>
    </Button>
  );
}
