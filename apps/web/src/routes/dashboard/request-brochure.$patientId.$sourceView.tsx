import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/dashboard/request-brochure/$patientId/$sourceView")({
  staticData: { access: "public", needsUser: true, audience: "clinicians" },
  component: () => <ComingScreen name={msg`Patient brochure`} />,
});
