import { Trans } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { useCurrentUser } from "./current-user.ts";
import { errorText } from "./error-text.ts";
import { isNotTheirs, usePatientProblem } from "./not-theirs.ts";

interface PatientErrorProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Another way on. */
  readonly action?: ReactNode;
  /** In place of the usual, where nobody has lost the patient. */
  readonly children?: ReactNode;
}

/** Asking again would lead to nothing: the way on is to the patients who are still theirs. */
function NotTheirs({ error, action }: Pick<PatientErrorProps, "error" | "action">) {
  const problemOf = usePatientProblem();
  // In a dialog over the list its own Close leads there.
  const isOverList = useLocation({ select: ({ pathname }) => pathname === "/dashboard" });
  return (
    <EmptyState
      title={problemOf(error)}
      picture={Users}
      action={
        <>
          {!isOverList && (
            <LinkButton to="/dashboard" look="primary">
              <Trans>My patients</Trans>
            </LinkButton>
          )}
          {action}
        </>
      }
    >
      <Trans>Homework, results and notes stay with the patient.</Trans>
    </EmptyState>
  );
}

/** Something of a patient could not be had. */
export function PatientError({ error, children, ...ways }: PatientErrorProps) {
  const isClinician = useCurrentUser()?.user.type === "clinician";
  if (isClinician && isNotTheirs(error)) return <NotTheirs error={error} action={ways.action} />;
  return children ?? <ErrorState {...ways}>{errorText(error)}</ErrorState>;
}
