import { createFileRoute } from "@tanstack/react-router";
import { redirectClinicians } from "../../app/clinicians-go-home.ts";
import { DetailedPerformance } from "../../app/screens/detailed-performance.tsx";
import { tableSearch } from "../../features/detailed-performance/table-search.ts";
import { oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/detailed-performance")({
  staticData: {
    access: "public",
    needsUser: true,
    words: ["dashboard", "detailed-performance", "report"],
  },
  validateSearch: search({ source: oneOf("ios"), ...tableSearch }),
  beforeLoad: redirectClinicians,
  component: DetailedPerformance,
});
