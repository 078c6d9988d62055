import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/dashboard/patient/$patientId/")({
  staticData: { access: "public", needsUser: true, audience: "clinicians" },
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/patient/$patientId/report", params, replace: true });
  },
});
