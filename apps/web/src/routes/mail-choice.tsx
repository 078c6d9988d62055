import { createFileRoute } from "@tanstack/react-router";
import { MailChoiceScreen } from "../features/reminders/screens/mail-choice-screen.tsx";

export const Route = createFileRoute("/mail-choice")({
  staticData: { access: "public", words: ["reminders"] },
  component: MailChoiceScreen,
});
