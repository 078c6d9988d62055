import { createFileRoute } from "@tanstack/react-router";
import { PasswordGuideScreen } from "../../features/identity/screens/password-guide-screen.tsx";

export const Route = createFileRoute("/forgot-password/guide")({
  staticData: { access: "public", words: ["identity"] },
  component: PasswordGuideScreen,
});
