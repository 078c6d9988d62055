import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/reports")({
  staticData: { access: "public" },
  beforeLoad: () => {
    throw redirect({ to: "/dashboard", replace: true });
  },
});
