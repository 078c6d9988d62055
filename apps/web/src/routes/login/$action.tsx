import { createFileRoute, redirect } from "@tanstack/react-router";
import { loginAction } from "../../features/identity/login-step.ts";

export const Route = createFileRoute("/login/$action")({
  staticData: { access: "only-public", words: ["identity"] },
  beforeLoad: ({ params: { action }, search }) => {
    if (!loginAction(action)) throw redirect({ to: "/login", search, replace: true });
  },
});
