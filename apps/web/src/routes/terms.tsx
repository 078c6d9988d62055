import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "../features/site/screens/text-screen.tsx";
import { terms } from "../features/site/texts/terms.ts";

export const Route = createFileRoute("/terms")({
  staticData: { access: "public", words: ["site"] },
  component: () => <TextScreen text={terms} />,
});
