import { Trans, useLingui } from "@lingui/react/macro";
import type { CaseloadPatient } from "@regain/contract/entities/caseload";
import { formatInstant } from "../../../lib/formats.ts";

interface DischargeLineProps {
  readonly discharge: NonNullable<CaseloadPatient["discharge"]>;
  /** The patient's. */
  readonly timeZone: string;
}

/** When the work with a patient ended, why, and by whom: a clinician who took the patient over did not end it. */
export function DischargeLine({ discharge, timeZone }: DischargeLineProps) {
  const { t } = useLingui();
  const { at, by, reasonLabel } = discharge;
  const date = formatInstant(at, timeZone);
  // Someone whose account was deleted has no name.
  const who = by || t`A former colleague`;
  if (by === null)
    return (
      <Trans>
        You discharged this patient on {date}: {reasonLabel}.
      </Trans>
    );
  return (
    <Trans>
      {who} discharged this patient on {date}: {reasonLabel}.
    </Trans>
  );
}
