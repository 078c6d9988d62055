import { createFileRoute } from "@tanstack/react-router";
import { SubscribeScreen } from "../../features/billing/screens/subscribe-screen.tsx";
import { subscribeSearch } from "../../features/billing/subscribe-search.ts";
import { search } from "../../lib/search.ts";

export const Route = createFileRoute("/subscribe/")({
  staticData: { access: "public", frame: "headless", words: ["billing", "links"] },
  validateSearch: search(subscribeSearch),
  component: Subscribe,
});

function Subscribe() {
  return <SubscribeScreen search={Route.useSearch()} />;
}
