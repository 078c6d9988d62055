import { createFileRoute } from "@tanstack/react-router";
import { InviteListScreen } from "../../features/institution-records/screens/invite-list-screen.tsx";

export const Route = createFileRoute("/enterprise-dashboard/invite")({
  staticData: {
    access: "private",
    audience: "admins",
    words: ["institution", "institution-records"],
  },
  component: InviteListScreen,
});
