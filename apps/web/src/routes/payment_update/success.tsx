import { createFileRoute } from "@tanstack/react-router";
import { CardUpdatedScreen } from "../../features/billing/screens/card-updated-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/payment_update/success")({
  staticData: { access: "private", words: ["billing"] },
  validateSearch: search({ sessionId: anyText }),
  component: CardUpdated,
});

function CardUpdated() {
  return <CardUpdatedScreen sessionId={Route.useSearch().sessionId} />;
}
