import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/download-clinician")({
  staticData: { access: "public" },
  component: () => <ComingScreen name={msg`Get the app for clinicians`} />,
});
