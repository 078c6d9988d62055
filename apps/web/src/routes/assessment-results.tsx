import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/assessment-results")({
  staticData: { access: "public" },
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/report", search: { tab: "assessments" }, replace: true });
  },
});
