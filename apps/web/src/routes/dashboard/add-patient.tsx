import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/dashboard/add-patient")({
  staticData: { access: "public", needsUser: true, audience: "clinicians" },
  component: () => <ComingScreen name={msg`Add patient`} />,
});
