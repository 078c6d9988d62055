import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/skill-performance")({
  staticData: { access: "public" },
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/report", search: { tab: "skill-areas" }, replace: true });
  },
});
