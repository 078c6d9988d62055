import { createFileRoute } from "@tanstack/react-router";
import { HomeworkScreen } from "../../features/activation/screens/homework-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/activate/homework-invitation")({
  staticData: { access: "public", frame: "headless", words: ["activation", "links"] },
  validateSearch: search({ source: anyText, clinicianAction: anyText }),
  component: HomeworkInvitation,
});

function HomeworkInvitation() {
  return <HomeworkScreen {...Route.useSearch()} />;
}
