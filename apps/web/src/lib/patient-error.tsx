import { Trans } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { useCurrentUser } from "./current-user.ts";
import { errorText } from "./error-text.ts";
import { isNotFound, usePatientProblem } from "./patient-problem.ts";

interface PatientErrorProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** An alternative next step. */
  readonly action?: ReactNode;
  /** Replaces the usual message, unless the patient is no longer the clinician's. */
  readonly children?: ReactNode;
}

/** Retrying would be pointless: the next step is the list of patients who are still theirs. */
function NotTheirs({ error, action }: Pick<PatientErrorProps, "error" | "action">) {
  const problemOf = usePatientProblem();
  // In a dialog over the list, the dialog's own Close leads there.
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

/** Something about a patient could not be loaded. */
export function PatientError({ error, children, ...ways }: PatientErrorProps) {
  const isClinician = useCurrentUser()?.user.type === "clinician";
  if (isClinician && isNotFound(error)) return <NotTheirs error={error} action={ways.action} />;
  return children ?? <ErrorState {...ways}>{errorText(error)}</ErrorState>;
}
