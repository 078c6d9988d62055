import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ErrorState } from "../ui/error-state.tsx";
import { errorText } from "./error-text.ts";
import { support } from "./support.ts";

interface ReportErrorProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Another way on. */
  readonly action?: ReactNode;
  /** What the figures are of. */
  readonly of?: "report" | "calendar";
}

/** Figures of a patient could not be had. */
export function ReportError({ error, of = "report", ...ways }: ReportErrorProps) {
  const { t } = useLingui();
  const isReport = of === "report";
  return (
    <ErrorState title={isReport ? t`Report Error` : t`Calendar Error`} {...ways}>
      {errorText(error, isReport ? t`Unable to get report data` : t`Unable to get calendar data`)}{" "}
      <Trans>
        Please reach out to Customer Support at {support.phone} or {support.email} if the error
        persists.
      </Trans>
    </ErrorState>
  );
}
