import { createFileRoute } from "@tanstack/react-router";
import { RetrialScreen } from "../features/billing/screens/retrial-screen.tsx";

export const Route = createFileRoute("/retrial")({
  staticData: { access: "only-public", opensByLink: true, words: ["billing", "links"] },
  component: RetrialScreen,
});
