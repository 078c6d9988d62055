import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/subscribe/fail")({
  staticData: { access: "public", frame: "headless" },
  component: () => <ComingScreen name={msg`Your order was not processed`} />,
});
