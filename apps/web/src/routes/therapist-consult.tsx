import { createFileRoute } from "@tanstack/react-router";
import { ConsultScreen } from "../features/consult/screens/consult-screen.tsx";

export const Route = createFileRoute("/therapist-consult")({
  staticData: { access: "public", words: ["consult"] },
  component: ConsultScreen,
});
