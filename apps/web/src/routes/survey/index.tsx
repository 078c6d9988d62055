import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/survey/")({
  staticData: { access: "public" },
  beforeLoad: () => {
    throw redirect({ to: "/login", replace: true });
  },
});
