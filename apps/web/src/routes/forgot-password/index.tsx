import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../../features/identity/screens/forgot-password-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/forgot-password/")({
  staticData: { access: "public", words: ["identity"] },
  validateSearch: search({ returnUrl: anyText }),
  component: ForgotPasswordScreen,
});
