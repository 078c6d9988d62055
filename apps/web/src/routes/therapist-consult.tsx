import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/therapist-consult")({
  staticData: { access: "public" },
  component: () => <ComingScreen name={msg`Talk to a therapist`} />,
});
