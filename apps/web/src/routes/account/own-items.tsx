import { createFileRoute } from "@tanstack/react-router";
import { OwnItemsScreen } from "../../features/own-items/screens/own-items-screen.tsx";

export const Route = createFileRoute("/account/own-items")({
  staticData: { access: "private", audience: "patients", words: ["own-items", "session"] },
  component: OwnItemsScreen,
});
