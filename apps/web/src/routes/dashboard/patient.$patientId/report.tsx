import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../../app/screens/coming-screen.tsx";
import { anyDay, oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/report")({
  staticData: { access: "public", needsUser: true, audience: "clinicians" },
  validateSearch: search({ source: oneOf("ios"), startDate: anyDay, endDate: anyDay }),
  component: () => <ComingScreen name={msg`Performance Summary`} />,
});
