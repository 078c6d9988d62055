import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/activate/clinician-setup")({
  staticData: { access: "public" },
  validateSearch: search({ returnUrl: anyText }),
  component: () => <ComingScreen name={msg`Complete account set up`} />,
});
