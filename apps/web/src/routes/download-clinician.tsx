import { createFileRoute } from "@tanstack/react-router";
import { DownloadScreen } from "../features/site/screens/download-screen.tsx";

export const Route = createFileRoute("/download-clinician")({
  staticData: { access: "public", words: ["site"] },
  component: () => <DownloadScreen kind="clinician" />,
});
