import { createFileRoute } from "@tanstack/react-router";
import { InstitutionSettingsScreen } from "../../features/institution/screens/institution-settings-screen.tsx";

export const Route = createFileRoute("/enterprise-dashboard/institution")({
  staticData: { access: "private", audience: "admins", words: ["institution", "identity"] },
  component: InstitutionSettingsScreen,
});
