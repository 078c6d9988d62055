import { createFileRoute } from "@tanstack/react-router";
import { patientKinds } from "../../features/add-patient/patient-kind.ts";
import { AddPatientScreen } from "../../features/add-patient/screens/add-patient-screen.tsx";
import { oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/add-patient")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "add-patient", "diagnosis"],
  },
  validateSearch: search({ type: oneOf(...patientKinds) }),
  component: AddPatient,
});

function AddPatient() {
  return <AddPatientScreen {...Route.useSearch()} />;
}
