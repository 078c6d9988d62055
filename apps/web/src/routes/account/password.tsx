import { createFileRoute } from "@tanstack/react-router";
import { PasswordScreen } from "../../features/account/screens/password-screen.tsx";

export const Route = createFileRoute("/account/password")({
  staticData: { access: "private", words: ["account"] },
  component: PasswordScreen,
});
