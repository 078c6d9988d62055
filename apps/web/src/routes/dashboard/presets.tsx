import { createFileRoute } from "@tanstack/react-router";
import { PresetsScreen } from "../../features/schedule/screens/presets-screen.tsx";
import { anyCount, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/presets")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "schedule"],
  },
  validateSearch: search({ page: anyCount }),
  component: Presets,
});

function Presets() {
  const { page = "1" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PresetsScreen
      page={Number(page)}
      onPage={(next) => void navigate({ search: next > 1 ? { page: String(next) } : {} })}
    />
  );
}
