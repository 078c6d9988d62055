import { createFileRoute } from "@tanstack/react-router";
import { DoNotContactScreen } from "../features/messaging/screens/do-not-contact-screen.tsx";

export const Route = createFileRoute("/do-not-contact")({
  staticData: { access: "public", words: ["messaging"] },
  component: DoNotContactScreen,
});
