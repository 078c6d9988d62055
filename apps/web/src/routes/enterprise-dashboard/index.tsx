import { createFileRoute } from "@tanstack/react-router";
import { EnterpriseHomeScreen } from "../../features/institution/screens/enterprise-home-screen.tsx";

export const Route = createFileRoute("/enterprise-dashboard/")({
  staticData: { access: "private", audience: "admins", words: ["institution"] },
  component: EnterpriseHomeScreen,
});
