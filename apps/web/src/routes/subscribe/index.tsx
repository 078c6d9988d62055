import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";
import { anyText, oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/subscribe/")({
  staticData: { access: "public", frame: "headless" },
  validateSearch: search({
    source: oneOf("progress_mail", "signup", "scholarship", "account", "patients_report_trial"),
    cc: anyText,
    acceptableAmount: anyText,
    emailOrUsername: anyText,
    planid: anyText,
  }),
  component: () => <ComingScreen name={msg`Subscription plans`} />,
});
