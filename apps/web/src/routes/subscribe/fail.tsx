import { createFileRoute } from "@tanstack/react-router";
import { FailScreen } from "../../features/billing/screens/fail-screen.tsx";
import { priceSearch } from "../../features/billing/subscribe-search.ts";
import { search } from "../../lib/search.ts";

export const Route = createFileRoute("/subscribe/fail")({
  staticData: { access: "public", frame: "headless", words: ["billing"] },
  validateSearch: search(priceSearch),
  component: Fail,
});

function Fail() {
  return <FailScreen search={Route.useSearch()} />;
}
