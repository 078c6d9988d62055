import { createFileRoute, redirect } from "@tanstack/react-router";
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
  beforeLoad: ({ context: { auth } }) => {
    if (auth?.user.type === "clinician") throw redirect({ to: "/dashboard", replace: true });
  },
  component: DetailedPerformance,
});
