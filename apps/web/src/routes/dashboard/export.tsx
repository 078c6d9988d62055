import { createFileRoute } from "@tanstack/react-router";
import { redirectClinicians } from "../../app/clinicians-go-home.ts";
import { OwnExport } from "../../app/screens/report-export.tsx";

export const Route = createFileRoute("/dashboard/export")({
  staticData: { access: "public", needsUser: true, words: ["dashboard", "export"] },
  beforeLoad: redirectClinicians,
  component: OwnExport,
});
