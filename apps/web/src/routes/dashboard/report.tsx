import { createFileRoute, redirect } from "@tanstack/react-router";
import { PatientReport } from "../../app/screens/patient-report.tsx";
import { reportTabs } from "../../features/report/report-tabs.ts";
import { anyDay, oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/report")({
  staticData: { access: "public", needsUser: true, words: ["report"] },
  validateSearch: search({ tab: oneOf(...reportTabs), startDate: anyDay, endDate: anyDay }),
  beforeLoad: ({ context: { auth } }) => {
    if (auth?.user.type === "clinician") throw redirect({ to: "/dashboard", replace: true });
  },
  component: PatientReport,
});
