import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/unsubscribe/refuse")({
  staticData: { access: "private" },
  component: () => <ComingScreen name={msg`Why do you want to cancel?`} />,
});
