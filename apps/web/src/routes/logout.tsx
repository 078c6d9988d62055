import { createFileRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { areDraftsHere } from "../features/documentation/drafts-here.ts";
import { leaveSession } from "../features/identity/leave-session.ts";

const openNotes = () => import("../features/documentation/parts/unsent-notes.tsx");

export const Route = createFileRoute("/logout")({
  // The question comes in the file that finds out whether there is one: without a network, nothing else can be loaded.
  codeSplitGroupings: [],
  staticData: { access: "public" },
  beforeLoad: async ({ context: { queryClient }, preload }) => {
    // Hovering over a link preloads it; that must not log anybody out.
    if (preload) return;
    const settle = async () => (await openNotes()).settleNotes();
    // Nobody is kept here because that code could not be loaded.
    if (areDraftsHere() && (await settle().catch(() => false))) return;
    void leaveSession(queryClient);
    throw redirect({ to: "/login", replace: true });
  },
  component: lazyRouteComponent(openNotes, "UnsentNotes"),
});
