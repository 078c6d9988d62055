import { createFileRoute } from "@tanstack/react-router";
import { AcceptedScreen } from "../../features/billing/screens/accepted-screen.tsx";

export const Route = createFileRoute("/unsubscribe/accept")({
  staticData: { access: "private", words: ["billing"] },
  component: AcceptedScreen,
});
