import { createFileRoute } from "@tanstack/react-router";
import { OwnReminders } from "../../app/screens/own-reminders.tsx";

export const Route = createFileRoute("/account/reminders")({
  staticData: { access: "private", audience: "patients", words: ["account", "reminders"] },
  component: OwnReminders,
});
