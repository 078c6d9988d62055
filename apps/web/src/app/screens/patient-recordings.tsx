import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { RecordingsScreen } from "../../features/clinic/screens/recordings-screen.tsx";
import { PatientPageTop } from "./patient-page-top.tsx";

/** `/dashboard/patient/…/recordings`: the page and the filter are part of the address. */
export function PatientRecordings() {
  const from = "/dashboard/patient/$patientId/recordings";
  const navigate = useNavigate({ from });
  const { patientId } = useParams({ from });
  const { page = "1", show } = useSearch({ from });
  const { data } = useQuery(caseloadPatientQuery(patientId));
  return (
    <RecordingsScreen
      // One patient's answers are never seen under another's name.
      key={patientId}
      patientId={patientId}
      canCorrect={!data?.discharge}
      page={Number(page)}
      isUnrecognisedOnly={show === "unrecognised"}
      onAsk={({ page: next, isUnrecognisedOnly }) =>
        void navigate({
          to: ".",
          search: {
            ...(next > 1 && { page: String(next) }),
            ...(isUnrecognisedOnly && { show: "unrecognised" }),
          },
          replace: true,
        })
      }
      above={<PatientPageTop patientId={patientId} />}
    />
  );
}
