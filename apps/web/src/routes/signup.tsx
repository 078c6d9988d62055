import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../app/screens/coming-screen.tsx";
import { anyText, oneOf, search } from "../lib/search.ts";

export const Route = createFileRoute("/signup")({
  staticData: { access: "only-public", frame: "headless" },
  validateSearch: search({
    userType: oneOf("patient", "clinician"),
    institutionId: anyText,
    source: anyText,
    email: anyText,
    invitationToken: anyText,
  }),
  component: () => <ComingScreen name={msg`Sign Up`} />,
});
