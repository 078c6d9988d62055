import { createFileRoute } from "@tanstack/react-router";
import { SuccessScreen } from "../../features/billing/screens/success-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/subscribe/success")({
  staticData: { access: "public", frame: "headless", words: ["billing"] },
  validateSearch: search({ sessionId: anyText }),
  component: Success,
});

function Success() {
  return <SuccessScreen sessionId={Route.useSearch().sessionId} />;
}
