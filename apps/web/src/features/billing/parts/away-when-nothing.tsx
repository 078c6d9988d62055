import { Navigate } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { isRefusedWith } from "../../../lib/refused-with.ts";

export interface AwayWhenNothingProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a subscription page that cannot be shown: people it does not apply to are sent to their account. */
export function AwayWhenNothing({ title, error, onRetry }: AwayWhenNothingProps) {
  if (isRefusedWith(error, "nothing-to-cancel", "no-card", "patients-only"))
    return <Navigate to="/account" replace />;
  return (
    <FormPage>
      <PageHeading>{title}</PageHeading>
      <ErrorState onRetry={onRetry}>{errorText(error)}</ErrorState>
    </FormPage>
  );
}
