import { Trans, useLingui } from "@lingui/react/macro";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { PatientNav } from "./patient-nav.tsx";

interface PatientPageTopProps {
  readonly patientId: string;
  /** Undefined until it is known. */
  readonly name: string | undefined;
  /** What the page is called. */
  readonly here: string;
}

/** Above a page about one patient: where it stands, and the way to the other pages. */
export function PatientPageTop({ patientId, name, here }: PatientPageTopProps) {
  const { t } = useLingui();
  return (
    <>
      <Breadcrumbs
        above={[
          <TextLink key="patients" to="/dashboard">
            <Trans>My patients</Trans>
          </TextLink>,
          <TextLink key="patient" to="/dashboard/patient/$patientId/report" params={{ patientId }}>
            {name ?? t`Patient`}
          </TextLink>,
        ]}
        here={here}
      />
      <PatientNav patientId={patientId} />
    </>
  );
}
