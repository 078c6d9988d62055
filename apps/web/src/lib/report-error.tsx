import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ErrorState } from "../ui/error-state.tsx";
import { errorText } from "./error-text.ts";
import { PatientError } from "./patient-error.tsx";
import { support } from "./support.ts";

interface ReportErrorProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** An alternative next step. */
  readonly action?: ReactNode;
  /** Where the figures were to be shown. */
  readonly of?: "report" | "calendar";
  /** What was not found may be something other than the patient. */
  readonly isOfPart?: boolean;
}

/** A patient's figures could not be loaded. */
export function ReportError({ error, of = "report", isOfPart = false, ...ways }: ReportErrorProps) {
  const { t } = useLingui();
  const isReport = of === "report";
  const failed = (
    <ErrorState title={isReport ? t`Report Error` : t`Calendar Error`} {...ways}>
      {errorText(error, isReport ? t`Unable to get report data` : t`Unable to get calendar data`)}{" "}
      <Trans>
        Please reach out to Customer Support at {support.phone} or {support.email} if the error
        persists.
      </Trans>
    </ErrorState>
  );
  return isOfPart ? failed : <PatientError error={error}>{failed}</PatientError>;
}
