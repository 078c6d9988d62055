import { createFileRoute } from "@tanstack/react-router";
import { PasswordGuideScreen } from "../../features/identity/screens/password-guide-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/forgot-password/guide")({
  staticData: { access: "public", words: ["identity"] },
  validateSearch: search({ returnUrl: anyText }),
  component: PasswordGuideScreen,
});
