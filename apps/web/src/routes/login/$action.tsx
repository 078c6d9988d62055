import { createFileRoute, redirect } from "@tanstack/react-router";
import { loginAction } from "../../features/identity/login-step.ts";

export const Route = createFileRoute("/login/$action")({
  staticData: { access: "only-public", opensByLink: true, words: ["identity", "links"] },
  beforeLoad: ({ params: { action }, search }) => {
    if (!loginAction(action)) throw redirect({ to: "/login", search, replace: true });
  },
});
