import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/payment_update/success")({
  staticData: { access: "private" },
  component: () => <ComingScreen name={msg`Your payment method is updated`} />,
});
