import { createFileRoute } from "@tanstack/react-router";
import { OfferScreen } from "../../features/billing/screens/offer-screen.tsx";

export const Route = createFileRoute("/unsubscribe/")({
  staticData: { access: "private", words: ["billing"] },
  component: OfferScreen,
});
