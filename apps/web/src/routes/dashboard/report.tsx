import { createFileRoute } from "@tanstack/react-router";
import { redirectClinicians } from "../../app/clinicians-go-home.ts";
import { OwnOrMailedReport } from "../../app/screens/own-or-mailed-report.tsx";
import { reportTabs } from "../../features/report/report-tabs.ts";
import { anyDay, anyId, oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/report")({
  staticData: {
    access: "public",
    needsUser: true,
    opensByLink: true,
    words: ["dashboard", "report"],
  },
  validateSearch: search({
    tab: oneOf(...reportTabs),
    startDate: anyDay,
    endDate: anyDay,
    source: oneOf("ios"),
    patientId: anyId,
  }),
  beforeLoad: redirectClinicians,
  component: Report,
});

function Report() {
  return <OwnOrMailedReport {...Route.useSearch()} />;
}
