import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/activate/homework-invitation")({
  staticData: { access: "public", frame: "headless" },
  validateSearch: search({ source: anyText, clinicianAction: anyText }),
  component: () => <ComingScreen name={msg`Homework invitation`} />,
});
