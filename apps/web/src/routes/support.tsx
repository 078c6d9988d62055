import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "../features/site/screens/text-screen.tsx";
import { supportText } from "../features/site/texts/support.ts";

export const Route = createFileRoute("/support")({
  staticData: { access: "public", words: ["site"] },
  component: () => <TextScreen text={supportText} />,
});
