import { createFileRoute } from "@tanstack/react-router";
import { NotePage } from "../../../app/screens/note-page.tsx";
import { oneOf, search } from "../../../lib/search.ts";

/** The end date is missing: both dates are asked for. */
export const Route = createFileRoute("/dashboard/patient/$patientId/discharge-summary/$startDate/")(
  {
    staticData: {
      access: "public",
      needsUser: true,
      words: ["dashboard", "documentation", "caseload", "report"],
    },
    validateSearch: search({ source: oneOf("ios") }),
    component: HalfDischargeSummary,
  },
);

function HalfDischargeSummary() {
  const { patientId } = Route.useParams();
  return <NotePage patientId={patientId} kind="dischargeSummary" />;
}
