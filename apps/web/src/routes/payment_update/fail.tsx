import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/payment_update/fail")({
  staticData: { access: "private" },
  component: () => <ComingScreen name={msg`Unable to update your payment information`} />,
});
