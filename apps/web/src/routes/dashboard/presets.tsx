import { createFileRoute } from "@tanstack/react-router";
import { PresetsScreen } from "../../features/schedule/screens/presets-screen.tsx";

export const Route = createFileRoute("/dashboard/presets")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "schedule"],
  },
  component: PresetsScreen,
});
