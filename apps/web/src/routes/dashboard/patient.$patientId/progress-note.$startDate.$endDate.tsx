import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../../app/screens/coming-screen.tsx";
import { oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute(
  "/dashboard/patient/$patientId/progress-note/$startDate/$endDate",
)({
  staticData: { access: "public", needsUser: true, audience: "clinicians" },
  validateSearch: search({ source: oneOf("ios") }),
  component: () => <ComingScreen name={msg`Progress Note`} />,
});
