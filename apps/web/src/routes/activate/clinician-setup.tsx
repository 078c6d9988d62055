import { createFileRoute } from "@tanstack/react-router";
import { SetUpScreen } from "../../features/activation/screens/set-up-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/activate/clinician-setup")({
  staticData: { access: "public", words: ["activation"] },
  validateSearch: search({ returnUrl: anyText }),
  component: ClinicianSetUp,
});

function ClinicianSetUp() {
  const { returnUrl } = Route.useSearch();
  return <SetUpScreen returnUrl={returnUrl} />;
}
