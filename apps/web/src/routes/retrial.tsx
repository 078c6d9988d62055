import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/retrial")({
  staticData: { access: "only-public" },
  component: () => <ComingScreen name={msg`Try Regain again`} />,
});
