import { createFileRoute } from "@tanstack/react-router";
import { ClinicianReport } from "../../../app/screens/clinician-report.tsx";
import { reportTabs } from "../../../features/report/report-tabs.ts";
import { anyDay, oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/report")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "report", "caseload"],
  },
  validateSearch: search({
    source: oneOf("ios"),
    tab: oneOf(...reportTabs),
    startDate: anyDay,
    endDate: anyDay,
  }),
  component: ClinicianReport,
});
