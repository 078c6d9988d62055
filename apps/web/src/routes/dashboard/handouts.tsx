import { createFileRoute } from "@tanstack/react-router";
import { HandoutsScreen } from "../../features/handouts/screens/handouts-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/handouts")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "handouts"],
  },
  validateSearch: search({ name: anyText }),
  component: Handouts,
});

function Handouts() {
  return <HandoutsScreen {...Route.useSearch()} />;
}
