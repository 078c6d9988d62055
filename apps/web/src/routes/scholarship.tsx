import { createFileRoute } from "@tanstack/react-router";
import { ScholarshipScreen } from "../features/survey/screens/scholarship-screen.tsx";

export const Route = createFileRoute("/scholarship")({
  staticData: { access: "public", words: ["survey", "links"] },
  component: ScholarshipScreen,
});
