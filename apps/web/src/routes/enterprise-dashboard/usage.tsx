import { createFileRoute } from "@tanstack/react-router";
import { UsageScreen } from "../../features/institution-records/screens/usage-screen.tsx";

export const Route = createFileRoute("/enterprise-dashboard/usage")({
  staticData: {
    access: "private",
    audience: "admins",
    words: ["institution", "institution-records"],
  },
  component: UsageScreen,
});
