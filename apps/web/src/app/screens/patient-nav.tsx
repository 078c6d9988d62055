import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { DischargeNotice } from "../../features/caseload/screens/discharge-notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./patient-nav.module.css";
import { changesTherapy, patientPlaces } from "./patient-places.ts";

/** The pages about one patient; of a patient who was discharged those that read, and the way back. */
export function PatientNav({ patientId }: { readonly patientId: string }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(caseloadPatientQuery(patientId));
  const isDischarged = Boolean(data?.discharge);
  const open = patientPlaces.filter(({ id }) => !isDischarged || !changesTherapy.has(id));
  return (
    <>
      <nav className={styles.nav} aria-label={t`Pages about this patient`}>
        {open.map(({ id, to, label, icon }) => (
          <Link key={id} to={to} params={{ patientId }} className={styles.place}>
            <Icon of={icon} />
            {i18n._(label)}
          </Link>
        ))}
      </nav>
      <DischargeNotice patientId={patientId} />
    </>
  );
}
