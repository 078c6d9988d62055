import { createFileRoute } from "@tanstack/react-router";
import { PreauthorisedScreen } from "../../features/activation/screens/preauthorised-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/activate/flint")({
  staticData: { access: "public", words: ["activation", "diagnosis", "links"] },
  validateSearch: search({
    subscriptionTime: anyText,
    firstName: anyText,
    lastName: anyText,
    email: anyText,
    username: anyText,
  }),
  component: Flint,
});

function Flint() {
  return <PreauthorisedScreen {...Route.useSearch()} />;
}
