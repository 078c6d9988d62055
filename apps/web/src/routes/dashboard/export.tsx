import { createFileRoute, redirect } from "@tanstack/react-router";
import { OwnExport } from "../../app/screens/report-export.tsx";

export const Route = createFileRoute("/dashboard/export")({
  staticData: { access: "public", needsUser: true, words: ["dashboard", "export"] },
  beforeLoad: ({ context: { auth } }) => {
    if (auth?.user.type === "clinician") throw redirect({ to: "/dashboard", replace: true });
  },
  component: OwnExport,
});
