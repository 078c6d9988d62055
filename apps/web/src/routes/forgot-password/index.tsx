import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../../features/identity/screens/forgot-password-screen.tsx";

export const Route = createFileRoute("/forgot-password/")({
  staticData: { access: "public", words: ["identity"] },
  component: ForgotPasswordScreen,
});
