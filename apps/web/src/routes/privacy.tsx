import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "../features/site/screens/text-screen.tsx";
import { privacy } from "../features/site/texts/privacy.ts";

export const Route = createFileRoute("/privacy")({
  staticData: { access: "public", words: ["site"] },
  component: () => <TextScreen text={privacy} />,
});
