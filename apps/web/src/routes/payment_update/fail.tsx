import { createFileRoute } from "@tanstack/react-router";
import { CardFailedScreen } from "../../features/billing/screens/card-failed-screen.tsx";

export const Route = createFileRoute("/payment_update/fail")({
  staticData: { access: "private", words: ["billing"] },
  component: CardFailedScreen,
});
