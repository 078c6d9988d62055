import { useLingui } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { PatientItemsScreen } from "../../features/own-items/screens/patient-items-screen.tsx";
import { PatientPageTop } from "./patient-page-top.tsx";

/** `/dashboard/patient/…/words`: the words and people that a patient practises with. */
export function PatientWords() {
  const { t } = useLingui();
  const { patientId } = useParams({ from: "/dashboard/patient/$patientId/words" });
  return (
    <PatientItemsScreen
      patientId={patientId}
      renderAbove={(name) => (
        <PatientPageTop patientId={patientId} name={name} here={t`Words and people`} />
      )}
    />
  );
}
