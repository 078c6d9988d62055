import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/therapy-performance")({
  staticData: { access: "public" },
  beforeLoad: () => {
    throw redirect({ to: "/dashboard/report", search: { tab: "tasks" }, replace: true });
  },
});
