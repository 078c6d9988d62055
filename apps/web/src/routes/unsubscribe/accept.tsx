import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/unsubscribe/accept")({
  staticData: { access: "private" },
  component: () => <ComingScreen name={msg`Your offer is accepted`} />,
});
