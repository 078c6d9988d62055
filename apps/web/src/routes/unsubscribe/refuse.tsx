import { createFileRoute } from "@tanstack/react-router";
import { RefuseScreen } from "../../features/billing/screens/refuse-screen.tsx";

export const Route = createFileRoute("/unsubscribe/refuse")({
  staticData: { access: "private", words: ["billing"] },
  component: RefuseScreen,
});
