import { Trans, useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SteadyButton } from "./steady-button.tsx";

interface StartProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onChoose: () => void;
}

/** Why practice could not be opened, and the way on from there. */
export function StartProblem({ error, onRetry, onChoose }: StartProblemProps) {
  const { t } = useLingui();
  const code = error instanceof CallError ? error.code : undefined;
  if (code === "subscription-required")
    return (
      <ErrorState
        title={t`Your subscription`}
        action={
          <LinkButton to="/subscribe" look="primary">
            <Trans>Subscribe</Trans>
          </LinkButton>
        }
      >
        {errorText(error)}
      </ErrorState>
    );
  if (code === "no-schedule")
    return (
      <ErrorState
        title={t`No homework yet`}
        action={
          <SteadyButton look="primary" onTap={onChoose}>
            <Trans>Choose exercises</Trans>
          </SteadyButton>
        }
      >
        {errorText(error)}
      </ErrorState>
    );
  return <ErrorState onRetry={onRetry}>{errorText(error)}</ErrorState>;
}
