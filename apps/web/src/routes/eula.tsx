import { createFileRoute } from "@tanstack/react-router";
import { TextScreen } from "../features/site/screens/text-screen.tsx";
import { eula } from "../features/site/texts/eula.ts";

export const Route = createFileRoute("/eula")({
  staticData: { access: "public", words: ["site"] },
  component: () => <TextScreen text={eula} />,
});
