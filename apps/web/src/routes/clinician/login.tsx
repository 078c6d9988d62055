import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/clinician/login")({
  staticData: { access: "public" },
  beforeLoad: () => {
    throw redirect({ to: "/login", replace: true });
  },
});
