import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/do-not-contact")({
  staticData: { access: "public" },
  component: () => <ComingScreen name={msg`Do not contact me`} />,
});
