import { createFileRoute } from "@tanstack/react-router";
import { DashboardHome } from "../../app/screens/dashboard-home.tsx";
import { loadHome } from "../../app/screens/home-parts.ts";
import { listSearch } from "../../features/caseload/list-search.ts";
import { reportTabs } from "../../features/report/report-tabs.ts";
import { anyDay, anyId, oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/")({
  staticData: { access: "public", needsUser: true, words: ["dashboard", "report"] },
  validateSearch: search({
    ...listSearch,
    added: anyId,
    tab: oneOf(...reportTabs),
    startDate: anyDay,
    endDate: anyDay,
    source: oneOf("ios"),
  }),
  loader: ({ context: { auth } }) => auth && loadHome(auth.user.type),
  component: DashboardHome,
});
