import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/enterprise-dashboard/users")({
  staticData: { access: "private", audience: "admins" },
  component: () => <ComingScreen name={msg`Users`} />,
});
