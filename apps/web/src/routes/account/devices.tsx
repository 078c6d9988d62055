import { createFileRoute } from "@tanstack/react-router";
import { DevicesScreen } from "../../features/account/screens/devices-screen.tsx";

export const Route = createFileRoute("/account/devices")({
  staticData: { access: "private", words: ["account", "identity"] },
  component: DevicesScreen,
});
