import { createFileRoute } from "@tanstack/react-router";
import { CardUpdateScreen } from "../../features/billing/screens/card-update-screen.tsx";

export const Route = createFileRoute("/payment_update/")({
  staticData: { access: "private", words: ["billing"] },
  component: CardUpdateScreen,
});
