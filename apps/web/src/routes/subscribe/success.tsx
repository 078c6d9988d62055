import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/subscribe/success")({
  staticData: { access: "public", frame: "headless" },
  validateSearch: search({ sessionId: anyText }),
  component: () => <ComingScreen name={msg`Your subscription`} />,
});
