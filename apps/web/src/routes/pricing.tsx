import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "../features/site/screens/text-screen.tsx";
import { pricing } from "../features/site/texts/pricing.ts";

export const Route = createFileRoute("/pricing")({
  staticData: { access: "public", words: ["site"] },
  component: () => <TextScreen text={pricing} />,
});
