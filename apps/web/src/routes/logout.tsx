import { createFileRoute, redirect } from "@tanstack/react-router";
import { leaveSession } from "../features/identity/leave-session.ts";

export const Route = createFileRoute("/logout")({
  staticData: { access: "public" },
  beforeLoad: ({ context: { queryClient }, preload }) => {
    // Hovering over a link preloads it; that must not log anybody out.
    if (preload) return;
    void leaveSession(queryClient);
    throw redirect({ to: "/login", replace: true });
  },
});
