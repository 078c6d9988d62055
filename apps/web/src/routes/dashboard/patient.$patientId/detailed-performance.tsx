import { createFileRoute } from "@tanstack/react-router";
import { DetailedPerformance } from "../../../app/screens/detailed-performance.tsx";
import { tableSearch } from "../../../features/detailed-performance/table-search.ts";
import { oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/detailed-performance")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "detailed-performance", "report", "caseload"],
  },
  validateSearch: search({ source: oneOf("ios"), ...tableSearch }),
  component: DetailedPerformance,
});
